import type { ComponentProps } from 'react';
import styles from './file-button.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  text: string;
  onFiles: (files: readonly File[]) => void;
}

/** A file input that looks like a button in every browser. */
export const FileButton = ({ text, onFiles, ...input }: Props) => (
  <span className={styles.picker}>
    <input
      {...input}
      type="file"
      className={styles.input}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // The same file may be chosen again after it was removed.
        target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
    <span aria-hidden="true" className={styles.face}>
      {text}
    </span>
  </span>
);
