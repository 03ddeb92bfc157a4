"""
Renders the pictures of the seed into seed/pictures, on the processor, and writes where a logo goes on each:

    blender -b -noaudio -t 1 --python-exit-code 1 --python tools/studio/studio.py                 what changed
    blender -b -noaudio -t 1 --python-exit-code 1 --python tools/studio/studio.py -- drk-03 bag-  by name or its beginning
    ... -- --quick /tmp/look drk-03                                                                small, into another folder
"""
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from fingerprint import fingerprint
from pieces import PIECES
import shapes
import stage

FOLDER = Path(__file__).resolve().parents[2] / 'seed' / 'pictures'
LIST = FOLDER / 'studio.json'


def build(name):
    piece = PIECES[name]
    shapes.begin()
    with shapes.group():
        piece.build(*piece.arguments)


def named(beginnings):
    """Pieces whose name is one of these, or begins with one."""
    unknown = [one for one in beginnings if not any(name.startswith(one) for name in PIECES)]
    if unknown:
        sys.exit(f"No model renders {', '.join(unknown)}. The studio knows {', '.join(PIECES)}.")
    exact = [one for one in beginnings if one in PIECES]
    return [name for name in PIECES if name in exact or any(name.startswith(one) for one in beginnings if one not in exact)]


def look(folder, names):
    for name in names:
        build(name)
        piece = PIECES[name]
        stage.prepare(piece.paper, **{**piece.shot, 'size': 220, 'samples': 6})
        stage.shoot(Path(folder) / f'{name}.jpg')


def main(arguments):
    if arguments[:1] == ['--quick']:
        look(arguments[1], named(arguments[2:]) or list(PIECES))
        return
    done = json.loads(LIST.read_text()) if LIST.exists() else {}
    for name in named(arguments) if arguments else PIECES:
        build(name)
        piece = PIECES[name]
        stage.prepare(piece.paper, **piece.shot)
        mark, file = fingerprint(), FOLDER / f'{name}.jpg'
        entry = {'fingerprint': mark, 'brandingArea': stage.branding_area()}
        # Where a logo goes changes no picture.
        if done.get(name) == entry and file.exists():
            continue
        if done.get(name, {}).get('fingerprint') != mark or not file.exists():
            stage.shoot(file)
        # Read again: another process may render other pieces meanwhile.
        done = json.loads(LIST.read_text()) if LIST.exists() else {}
        done[name] = entry
        LIST.write_text(json.dumps(dict(sorted(done.items())), indent=2) + '\n')


if __name__ == '__main__':
    main(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else [])
