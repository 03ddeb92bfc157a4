import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { EDITOR_TEXTS } from './editor-texts';
import { LinkBar } from './link-bar';
import styles from './rich-text-editor.module.css';
import { TABLE_TOOLS, TOOLS } from './tools';

/** One stop for the Tab key; arrow keys go from tool to tool (WAI-ARIA, toolbar). */
export function Toolbar({ editor }: { editor: Editor }) {
  const [stop, setStop] = useState(0);
  const [linking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: TOOLS.filter((tool) => tool.active?.(current)).map((tool) => tool.name),
      inTable: current.isActive('table'),
      inLink: current.isActive('link'),
    }),
  });
  const link = { name: 'link', face: '↗', isPressed: state.inLink, run: () => setLinking(!linking) } as const;
  const buttons = [
    ...TOOLS.map((tool) => ({
      ...{ name: tool.name, face: tool.face, run: () => tool.run(editor) },
      isPressed: tool.active ? state.active.includes(tool.name) : undefined,
    })),
    link,
    ...(state.inTable ? TABLE_TOOLS : []).map((tool) => ({
      ...{ name: tool.name, face: tool.face, run: () => tool.run(editor) },
      isPressed: undefined,
    })),
  ];
  const current = Math.min(stop, buttons.length - 1);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (current + by + buttons.length) % buttons.length;
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <>
      <div role="toolbar" aria-label={EDITOR_TEXTS.toolbar} className={styles.toolbar} onKeyDown={move}>
        {buttons.map(({ name, face, isPressed, run }, place) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            tabIndex={place === current ? 0 : -1}
            title={EDITOR_TEXTS.tools[name]}
            aria-label={EDITOR_TEXTS.tools[name]}
            aria-pressed={isPressed}
            aria-expanded={name === 'link' ? linking : undefined}
            onFocus={() => setStop(place)}
            onClick={run}
          >
            {face}
          </button>
        ))}
      </div>
      {linking && <LinkBar editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}
