import type { ComponentProps } from 'react';
import styles from './file-button.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  text: string;
  onFile: (file: File) => void;
}

/** A file input that looks like a button in every browser. */
export const FileButton = ({ text, onFile, ...input }: Props) => (
  <span className={styles.picker}>
    <input
      {...input}
      type="file"
      className={styles.input}
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file !== undefined) onFile(file);
        // The same file may be chosen again after it was removed.
        target.value = '';
      }}
    />
    <span aria-hidden="true" className={styles.face}>
      {text}
    </span>
  </span>
);
