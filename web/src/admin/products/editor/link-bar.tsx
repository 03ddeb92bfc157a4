import { isSafeLink } from '@catalogue/contract/rich-text';
import type { ChainedCommands, Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../ui/button';
import { EDITOR_TEXTS } from './editor-texts';
import styles from './rich-text-editor.module.css';

/** Completes what people type: 'plugmore.in' becomes an https URL. */
const completeUrl = (url: string): string => (/^[a-z]+:|^\//i.test(url) ? url : `https://${url}`);

/** A command for the selected words, or for all words of the link at the caret. */
const selectedLink = (editor: Editor): ChainedCommands => editor.chain().focus().extendMarkRange('link');

/** Puts the caret behind the link: text typed next neither replaces the words nor belongs to the link. */
const caretBehind = (chain: ChainedCommands): ChainedCommands =>
  chain.command(({ tr, commands }) => commands.setTextSelection(tr.selection.to)).unsetMark('link');

/** Links the selected words. Without a selection the URL itself is inserted. */
function setLink(editor: Editor, href: string): void {
  const hasWords = !editor.state.selection.empty || editor.isActive('link');
  if (hasWords) caretBehind(selectedLink(editor).setLink({ href })).run();
  else
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run();
}

interface Props {
  editor: Editor;
  onDone: () => void;
}

/** The URL of the link at the selection as it is typed, and what sets and removes the link. */
function useLinkForm({ editor, onDone }: Props) {
  const known = editor.getAttributes('link').href as unknown;
  const [url, setUrl] = useState(typeof known === 'string' ? known : '');
  const [isWrong, setWrong] = useState(false);

  const changeUrl = (typed: string) => {
    setUrl(typed);
    setWrong(false);
  };
  const apply = () => {
    const href = completeUrl(url.trim());
    if (url.trim() === '' || !isSafeLink(href)) {
      setWrong(true);
      return;
    }
    setLink(editor, href);
    onDone();
  };
  const remove = () => {
    selectedLink(editor).unsetLink().run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Otherwise Enter would save the product, and Escape would close a dialog around the form.
    event.preventDefault();
    if (event.key === 'Enter') apply();
    else {
      editor.commands.focus();
      onDone();
    }
  };
  return { isLinked: typeof known === 'string', url, changeUrl, isWrong, apply, remove, onKeyDown };
}

/** Asks for the URL of the selected words. */
export function LinkBar(props: Props) {
  const { isLinked, url, changeUrl, isWrong, apply, remove, onKeyDown } = useLinkForm(props);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  return (
    <div className={styles.link}>
      <input
        ref={input}
        type="text"
        inputMode="url"
        aria-label={EDITOR_TEXTS.linkAddress}
        placeholder={EDITOR_TEXTS.linkPlaceholder}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'link-wrong' : undefined}
        className={styles.url}
        value={url}
        onChange={({ target }) => changeUrl(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button small onClick={apply}>
        {EDITOR_TEXTS.setLink}
      </Button>
      {isLinked && (
        <Button small kind="quiet" onClick={remove}>
          {EDITOR_TEXTS.removeLink}
        </Button>
      )}
      {isWrong && (
        <p id="link-wrong" role="alert" className={styles.wrong}>
          {EDITOR_TEXTS.linkWrong}
        </p>
      )}
    </div>
  );
}
