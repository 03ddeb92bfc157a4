import { isSafeLink } from '@catalogue/contract/rich-text';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../ui/button';
import { EDITOR_TEXTS } from './editor-texts';
import styles from './rich-text-editor.module.css';

/** What people write of an address, as one that works: `plugmore.in` is a site. */
const complete = (address: string): string => (/^[a-z]+:|^\//i.test(address) ? address : `https://${address}`);

/** Asks for the address of the selected words; with none selected, the address itself becomes the words. */
export function LinkBar({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const known = editor.getAttributes('link').href as unknown;
  const [address, setAddress] = useState(typeof known === 'string' ? known : '');
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const selected = () => editor.chain().focus().extendMarkRange('link');
  const apply = () => {
    const href = complete(address.trim());
    if (address.trim() === '' || !isSafeLink(href)) {
      setWrong(true);
      return;
    }
    const hasWords = !editor.state.selection.empty || editor.isActive('link');
    if (hasWords) selected().setLink({ href }).run();
    else
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Enter would save the product, Escape close what the form is in.
    event.preventDefault();
    if (event.key === 'Enter') apply();
    else {
      editor.commands.focus();
      onDone();
    }
  };

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
        className={styles.address}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          setWrong(false);
        }}
        onKeyDown={onKeyDown}
      />
      <Button small onClick={apply}>
        {EDITOR_TEXTS.setLink}
      </Button>
      {typeof known === 'string' && (
        <Button
          small
          kind="quiet"
          onClick={() => {
            selected().unsetLink().run();
            onDone();
          }}
        >
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
