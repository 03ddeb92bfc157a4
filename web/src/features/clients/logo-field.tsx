import { useRef } from 'react';
import { Button } from '../../ui/button';
import { FieldFrame, useFieldIds } from '../../ui/field';
import { FileButton } from '../../ui/file-button';
import { Row } from '../../ui/layout';
import { CLIENT_TEXTS } from './client-texts';
import styles from './clients.module.css';

const texts = CLIENT_TEXTS.logo;

interface Props {
  logo: File | null;
  /** Why the file that was chosen last cannot be shown; null: it can. */
  error: string | null;
  onChange: (logo: File | null) => void;
}

/** Chooses the client's logo. The file stays on this device. */
export function ClientLogoField({ logo, error, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const labelled = { label: texts.label, hint: texts.hint, ...(error !== null && { error }) };
  const { id, ...aria } = useFieldIds(labelled);
  return (
    <FieldFrame id={id} {...labelled}>
      <Row gap={3}>
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
      </Row>
    </FieldFrame>
  );
}
