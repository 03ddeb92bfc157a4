import type { Editor } from '@tiptap/react';
import type { EDITOR_TEXTS } from './editor-texts';

export interface Tool {
  /** Of its text and of its icon. */
  name: keyof typeof EDITOR_TEXTS.tools;
  run(editor: Editor): void;
  active?(editor: Editor): boolean;
}

/** Tools that act on the selection at once; the link tool asks for a URL first. */
export const TOOLS: readonly Tool[] = [
  { name: 'bold', run: (e) => e.chain().focus().toggleBold().run(), active: (e) => e.isActive('bold') },
  { name: 'italic', run: (e) => e.chain().focus().toggleItalic().run(), active: (e) => e.isActive('italic') },
  {
    name: 'heading',
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    active: (e) => e.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
    active: (e) => e.isActive('heading', { level: 3 }),
  },
  { name: 'bullets', run: (e) => e.chain().focus().toggleBulletList().run(), active: (e) => e.isActive('bulletList') },
  { name: 'numbers', run: (e) => e.chain().focus().toggleOrderedList().run(), active: (e) => e.isActive('orderedList') },
  { name: 'table', run: (e) => e.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run() },
  { name: 'undo', run: (e) => e.chain().focus().undo().run() },
  { name: 'redo', run: (e) => e.chain().focus().redo().run() },
];

/** Tools that are shown while the cursor is in a table. */
export const TABLE_TOOLS: readonly Tool[] = [
  { name: 'addRow', run: (e) => e.chain().focus().addRowAfter().run() },
  { name: 'deleteRow', run: (e) => e.chain().focus().deleteRow().run() },
  { name: 'addColumn', run: (e) => e.chain().focus().addColumnAfter().run() },
  { name: 'deleteColumn', run: (e) => e.chain().focus().deleteColumn().run() },
  { name: 'deleteTable', run: (e) => e.chain().focus().deleteTable().run() },
];
