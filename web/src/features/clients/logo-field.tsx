import { useRef } from 'react';
import { Button } from '../../ui/button';
import { FieldFrame, useFieldIds } from '../../ui/field';
import { FileButton } from '../../ui/file-button';
import { CLIENT_TEXTS } from './client-texts';
import styles from './clients.module.css';

const texts = CLIENT_TEXTS.logo;

/** Chooses the client's logo. The file stays on this device. */
export function LogoField({ logo, onChange }: { logo: File | null; onChange: (logo: File | null) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const labelled = { label: texts.label, hint: texts.hint };
  const { id, ...aria } = useFieldIds(labelled);
  return (
    <FieldFrame id={id} {...labelled}>
      <div className={styles.logo}>
        <FileButton
          {...aria}
          ref={input}
          id={id}
          accept="image/*"
          text={logo === null ? texts.choose : texts.chooseAnother}
          onFiles={([chosen]) => chosen && onChange(chosen)}
        />
        {logo !== null && (
          <Button
            kind="quiet"
            onClick={() => {
              onChange(null);
              input.current?.focus();
            }}
          >
            {texts.remove}
          </Button>
        )}
        <span role="status" className={styles.logoName}>
          {logo?.name}
        </span>
      </div>
    </FieldFrame>
  );
}
