import { namesText } from '@catalogue/contract/order-lines';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import styles from './lead-card.module.css';

const texts = {
  of: (title: string) => `Names for ${title}`,
  copy: 'Copy the names',
  copied: (names: string) => `${names} copied, one per line.`,
  notCopied: 'This browser does not allow copying here. Select the names and copy them by hand.',
};

/** The names for the pieces of a line, to be copied into the machine's program or a proof. */
export function LineNames({ names, title }: { names: readonly string[]; title: string }) {
  const said = { copied: texts.copied(namesText(names.length)), notCopied: texts.notCopied };
  return (
    <details className={styles.lineNames}>
      <summary>{namesText(names.length)}</summary>
      <ol aria-label={texts.of(title)}>
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ol>
      <Button small kind="quiet" onClick={() => void copyText(names.join('\n'), said)}>
        {texts.copy}
      </Button>
    </details>
  );
}
