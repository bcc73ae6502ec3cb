#!/bin/sh
# save.sh PATTERN FILE NEW: makes FILE hold what NEW holds, the way some editor or tool does it. The pauses are
# part of the patterns; they are far longer than a previewer takes to see what there is to see.
set -eu
pattern=$1 file=$2 new=$3
folder=$(dirname "$file") name=$(basename "$file")
case $pattern in
  truncate) cat "$new" >"$file" ;;
  slow) : >"$file"; sleep 0.12; cat "$new" >>"$file" ;;
  cut) head -c 30 "$new" >"$file"; sleep 0.12; tail -c +31 "$new" >>"$file" ;;
  held) { head -c 30 "$new"; sleep 0.12; tail -c +31 "$new"; } >"$file" ;;
  in-place) { head -c 30 "$new"; sleep 0.12; tail -c +31 "$new"; } 1<>"$file" ;;
  rename) cp "$new" "$folder/.$name.tmp"; mv "$folder/.$name.tmp" "$file" ;;
  backup) mv "$file" "$file~"; cp "$new" "$file"; rm "$file~" ;;
  recreate) rm "$file"; sleep 0.05; cp "$new" "$file" ;;
  burst) for count in 20 40 60; do head -c $count "$new" >"$file"; done; cat "$new" >"$file" ;;
  folder)
    cp -r "$folder" "$folder.new"; cp "$new" "$folder.new/$name"
    mv "$folder" "$folder.old"; mv "$folder.new" "$folder"; rm -r "$folder.old" ;;
  link)
    cp "$new" "$folder.target"; ln -sf "$folder.target" "$file"; sleep 0.1; cat "$new" >"$folder.target" ;;
  hard-link) cp "$new" "$folder/.$name.tmp"; ln -f "$folder/.$name.tmp" "$file"; rm "$folder/.$name.tmp" ;;
  sed) sed -i "s/old/new/" "$file" ;;
  parent)
    parent=$(dirname "$folder")
    cp -r "$parent" "$parent.new"; cp "$new" "$parent.new/$(basename "$folder")/$name"
    mv "$parent" "$parent.old"; mv "$parent.new" "$parent"; rm -r "$parent.old" ;;
  *) echo "save.sh: no pattern '$pattern'" >&2; exit 2 ;;
esac
