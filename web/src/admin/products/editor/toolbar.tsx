import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/icon-button';
import { StaffIcon } from '../../../ui/staff-icon';
import { EDITOR_TEXTS } from './editor-texts';
import { LinkBar } from './link-bar';
import styles from './rich-text-editor.module.css';
import { TABLE_TOOLS, TOOLS } from './tools';
import type { Tool } from './tools';

/** The tools of the editor: one Tab stop, arrow keys between them (WAI-ARIA toolbar). */
export function EditorToolbar({ editor }: { editor: Editor }) {
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
  const button = (tool: Tool) => ({
    name: tool.name,
    run: () => tool.run(editor),
    isPressed: tool.active ? state.active.includes(tool.name) : undefined,
  });
  const link = { name: 'link', isPressed: state.inLink, run: () => setLinking(!linking) } as const;
  const buttons = [...TOOLS.map(button), link, ...(state.inTable ? TABLE_TOOLS.map(button) : [])];
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
        {buttons.map(({ name, isPressed, run }, index) => (
          <IconButton
            key={name}
            label={EDITOR_TEXTS.tools[name]}
            tabIndex={index === current ? 0 : -1}
            aria-pressed={isPressed}
            aria-expanded={name === 'link' ? linking : undefined}
            onFocus={() => setStop(index)}
            onClick={run}
          >
            <StaffIcon name={name} />
          </IconButton>
        ))}
      </div>
      {linking && <LinkBar editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}
