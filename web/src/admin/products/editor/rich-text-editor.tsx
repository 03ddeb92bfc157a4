import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { removeScripts } from '../../../lib/clean-html';
import { allowHtml } from '../../../lib/default-policy';
import { FieldError, useFieldIds } from '../../../ui/field';
import { cleanPaste } from './paste';
import styles from './rich-text-editor.module.css';
import { EditorToolbar } from './toolbar';

// The editor's libraries parse strings as HTML.
allowHtml(removeScripts);

interface Props {
  /** Accessible name, and id of the visible label. */
  label: string;
  /** HTML. Taken up when it changes from outside (a draft restored, the form cleared). */
  value: string;
  error?: string | undefined;
  onChange: (html: string) => void;
}

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['https', 'mailto', 'tel'] },
  }),
  TableKit.configure({ table: { resizable: false } }),
];

/** SPEC §9: 320 px high. What it makes is within the allow-list that both sides clean by. */
export default function RichTextEditor({ label, value, error, onChange }: Props) {
  const { id, ...aria } = useFieldIds({ label, error });
  const state: Record<string, string> =
    error === undefined ? {} : { 'aria-invalid': 'true', 'aria-describedby': aria['aria-describedby'] ?? '' };
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editorProps: {
      attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', class: styles.page ?? '', ...state },
      transformPastedHTML: cleanPaste,
    },
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
  });

  useEffect(() => {
    // Suspense may run this effect for an editor that was destroyed.
    if (!editor.isDestroyed && htmlOf(editor) !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <>
      <div className={[styles.editor, error !== undefined && styles.invalid].filter(Boolean).join(' ')}>
        <EditorToolbar editor={editor} />
        <EditorContent editor={editor} className={styles.scroll} />
      </div>
      <FieldError id={id}>{error}</FieldError>
    </>
  );
}

/** An empty document is '', not an empty paragraph. */
const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());
