/// The one program of the page: searching and filtering. It reads the page and writes nothing into it but one number.
enum SheetScript {
  /// The policy of the page lets no other program run than the one of this hash: base64 of the SHA-256 of `text`.
  static let hash: Markup = "FZY80v0YbC+zoSCqFk5McUJKYtbyp4iSefHnTsUMQQk="

  static let text: Markup = """
    'use strict';
    (() => {
      const find = document.getElementById('find');
      const show = document.getElementById('show');
      const count = document.getElementById('count');
      const none = document.getElementById('none');
      // A colour is found in either spelling.
      const fold = text => text.normalize('NFKC').toLowerCase().replaceAll('0x', '#');
      const skins = [...document.querySelectorAll('main > section')].map(part => ({
        part,
        isSkin: part.classList.contains('skin'),
        link: document.querySelector(`nav [href="#${part.id}"]`),
        name: fold(part.dataset.name),
        traits: part.dataset.traits.split(' '),
        items: [...part.querySelectorAll('[data-item]')].map(item => ({ item, text: fold(item.textContent) })),
        blocks: [...part.querySelectorAll('.block')],
      }));
      const update = () => {
        const words = fold(find.value).split(/\\s+/).filter(word => word);
        let shown = 0;
        let nothing = true;
        for (const skin of skins) {
          const rest = words.filter(word => !skin.name.includes(word));
          let found = rest.length === 0;
          for (const { item, text } of skin.items) {
            const matches = rest.every(word => text.includes(word));
            item.hidden = !matches;
            found ||= matches;
          }
          for (const block of skin.blocks) {
            block.hidden = rest.length > 0 && !block.querySelector('[data-item]:not([hidden])');
          }
          const visible = found && (show.value === 'all' || skin.traits.includes(show.value));
          skin.part.hidden = !visible;
          if (skin.link) skin.link.hidden = !visible;
          if (visible && skin.isSkin) shown += 1;
          nothing &&= !visible;
        }
        count.textContent = count.dataset.text.replace('{}', shown);
        none.hidden = !nothing;
      };
      find.addEventListener('input', update);
      show.addEventListener('change', update);
      document.addEventListener('keydown', event => {
        if (event.key === '/' && document.activeElement !== find) {
          event.preventDefault();
          find.focus();
        } else if (event.key === 'Escape' && document.activeElement === find) {
          find.value = '';
          update();
        }
      });
      update();
    })();
    """
}
