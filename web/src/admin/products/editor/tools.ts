import type { Editor } from '@tiptap/react';
import type { EDITOR_TEXTS } from './editor-texts';

export interface Tool {
  name: keyof typeof EDITOR_TEXTS.tools;
  face: string;
  run(editor: Editor): void;
  active?(editor: Editor): boolean;
}

/** What acts on the selection at once; links ask for an address first. */
export const TOOLS: readonly Tool[] = [
  { name: 'bold', face: 'B', run: (e) => e.chain().focus().toggleBold().run(), active: (e) => e.isActive('bold') },
  { name: 'italic', face: 'I', run: (e) => e.chain().focus().toggleItalic().run(), active: (e) => e.isActive('italic') },
  {
    name: 'heading',
    face: 'H2',
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    active: (e) => e.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    face: 'H3',
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
    active: (e) => e.isActive('heading', { level: 3 }),
  },
  {
    name: 'bullets',
    face: '• ≡',
    run: (e) => e.chain().focus().toggleBulletList().run(),
    active: (e) => e.isActive('bulletList'),
  },
  {
    name: 'numbers',
    face: '1. ≡',
    run: (e) => e.chain().focus().toggleOrderedList().run(),
    active: (e) => e.isActive('orderedList'),
  },
  { name: 'table', face: '⊞', run: (e) => e.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: false }).run() },
  { name: 'undo', face: '↶', run: (e) => e.chain().focus().undo().run() },
  { name: 'redo', face: '↷', run: (e) => e.chain().focus().redo().run() },
];

/** Shown while the cursor is in a table. */
export const TABLE_TOOLS: readonly Tool[] = [
  { name: 'addRow', face: '+ row', run: (e) => e.chain().focus().addRowAfter().run() },
  { name: 'deleteRow', face: '− row', run: (e) => e.chain().focus().deleteRow().run() },
  { name: 'addColumn', face: '+ column', run: (e) => e.chain().focus().addColumnAfter().run() },
  { name: 'deleteColumn', face: '− column', run: (e) => e.chain().focus().deleteColumn().run() },
  { name: 'deleteTable', face: '− table', run: (e) => e.chain().focus().deleteTable().run() },
];
