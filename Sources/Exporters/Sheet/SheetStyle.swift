/// How the page looks: in light and dark as the reader's system is, on screens of any width.
enum SheetStyle {
  static let text: Markup = """
    :root { color-scheme: light dark; --ground: #f3f4f6; --card: #fff; --text: #1b1d22; --quiet: #5c626d;
      --line: #dcdfe4; --accent: #0b62c4; --error: #b3261e; --warning: #8a5a00; --good: #1b6e38; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #101114; --card: #1a1c21; --text: #e4e6ea; --quiet: #9aa1ad; --line: #30343c;
        --accent: #7db4ff; --error: #ff8a80; --warning: #f2bd5c; --good: #7fd49a; }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { scroll-padding-top: 5.5rem; -webkit-text-size-adjust: 100%; }
    body { margin: 0; background: var(--ground); color: var(--text);
      font: 0.9375rem/1.5 system-ui, 'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', sans-serif; }
    header { position: sticky; top: 0; z-index: 1; background: var(--ground); border-bottom: 1px solid var(--line);
      padding: 0.625rem clamp(0.75rem, 3vw, 2rem); display: flex; flex-wrap: wrap; gap: 0.5rem 1rem;
      align-items: center; }
    h1 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 1.25rem; margin: 0; overflow-wrap: anywhere; }
    h3 { font-size: 0.8125rem; margin: 1.5rem 0 0.5rem; color: var(--quiet); font-weight: 600; }
    .tools { display: flex; flex: 1 1 18rem; gap: 0.5rem; margin-left: auto; min-width: 0; max-width: 36rem; }
    input, select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
      border-radius: 0.5rem; padding: 0.375rem 0.625rem; min-width: 0; }
    input { flex: 1 1 8rem; width: 8rem; }
    select { flex: 0 1 auto; }
    input:focus-visible, select:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    #count, .quiet { color: var(--quiet); }
    nav { display: flex; flex-wrap: wrap; gap: 0.375rem; padding: 0.75rem clamp(0.75rem, 3vw, 2rem) 0; }
    nav a { display: inline-flex; align-items: center; gap: 0.375rem; padding: 0.125rem 0.625rem;
      border: 1px solid var(--line); border-radius: 1rem; background: var(--card); color: inherit;
      text-decoration: none; max-width: 100%; overflow-wrap: anywhere; }
    nav i { flex: none; width: 0.75rem; height: 0.75rem; border-radius: 50%; border: 1px solid var(--line); }
    main { padding: 0.75rem clamp(0.75rem, 3vw, 2rem) 3rem; display: grid; gap: 1rem; }
    main > section { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; min-width: 0;
      padding: 1rem clamp(0.75rem, 2vw, 1.5rem) 1.25rem; }
    .skin { content-visibility: auto; contain-intrinsic-size: auto 60rem; }
    .head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 0.75rem; }
    .badge { font-size: 0.8125rem; font-weight: 600; }
    .error { color: var(--error); } .warning { color: var(--warning); } .note { color: var(--quiet); }
    .good { color: var(--good); }
    .pages { display: flex; gap: 1rem; overflow-x: auto; margin: 0.75rem 0 0; padding: 0 0 0.5rem;
      scroll-snap-type: x proximity; }
    figure { margin: 0; flex: 1 0 min(19rem, 80vw); max-width: 25rem; scroll-snap-align: start; }
    figure svg { display: block; width: 100%; height: auto; border-radius: 0.5rem; }
    figcaption { color: var(--quiet); font-size: 0.8125rem; padding-top: 0.25rem; }
    ul { list-style: none; margin: 0; padding: 0; }
    .swatches { display: grid; gap: 0.5rem; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); }
    .swatches li { display: flex; gap: 0.625rem; align-items: center; min-width: 0; }
    .swatches b { flex: none; width: 2.75rem; height: 2.75rem; border-radius: 0.5rem; border: 1px solid var(--line);
      background-image: linear-gradient(var(--color), var(--color)),
        repeating-conic-gradient(#bbb 0 25%, #eee 0 50%); background-size: auto, 0.75rem 0.75rem; }
    .entry { min-width: 0; overflow-wrap: anywhere; line-height: 1.35; }
    .entry small { display: block; color: var(--quiet); font-size: 0.8125rem; }
    code { font: 0.8125rem/1.4 ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Mono CJK SC', monospace; }
    .fonts { display: grid; gap: 0.75rem; align-items: end;
      grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); }
    .fonts li { min-width: 0; overflow-wrap: anywhere; }
    .findings li:first-child { border-top: 0; }
    .fonts span { display: block; line-height: 1.3; }
    .images { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr)); }
    .images li { min-width: 0; }
    .frame { display: flex; align-items: center; justify-content: center; height: 8rem; padding: 0.5rem;
      border: 1px solid var(--line); border-radius: 0.5rem; margin-bottom: 0.25rem;
      background: repeating-conic-gradient(#c4c7cc 0 25%, #e4e6e9 0 50%) 0 0 / 1rem 1rem; }
    .frame img { max-width: 100%; max-height: 100%; height: auto; object-fit: contain; }
    .table { overflow-x: auto; }
    table { border-collapse: collapse; min-width: 30rem; }
    th { text-align: left; color: var(--quiet); font-weight: 600; font-size: 0.8125rem; }
    th, td { padding: 0.25rem 1rem 0.25rem 0; white-space: nowrap; }
    td { border-top: 1px solid var(--line); font-variant-numeric: tabular-nums; }
    @media (max-width: 40rem) {
      .tools { flex-wrap: wrap; max-width: none; } input { flex-basis: 100%; } select { flex: 1 1 auto; }
      .table { overflow: visible; } table, tbody { display: block; min-width: 0; } thead { display: none; }
      tr { display: grid; grid-template-columns: 4.5rem auto auto 1fr; gap: 0 0.75rem; align-items: baseline;
        padding: 0.375rem 0; border-top: 1px solid var(--line); }
      td { border: 0; padding: 0; white-space: normal; overflow-wrap: anywhere; }
      td:first-child { grid-row: 1 / span 2; align-self: center; } td:nth-child(2) { grid-column: 2 / -1; }
    }
    .sample { display: inline-block; white-space: nowrap; padding: 0 0.5rem; border-radius: 0.25rem; border: 1px solid var(--line); }
    .large { font-size: 1.125rem; }
    .findings li { padding: 0.375rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    @media print { header, nav { display: none; } main > section { break-inside: avoid; } }
    """
}
