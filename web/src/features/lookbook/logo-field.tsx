import { useRef } from 'react';
import { Button } from '../../ui/button';
import { FieldFrame, useFieldIds } from '../../ui/field';
import { FileButton } from '../../ui/file-button';
import styles from './lookbook-page.module.css';
import { LOOKBOOK_TEXTS as texts } from './lookbook-texts';

/** Chooses the client's logo. The file stays on this device. */
export function LogoField({ logo, onChange }: { logo: File | null; onChange: (logo: File | null) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const labelled = { label: texts.logo, hint: texts.logoHint };
  const { id, ...aria } = useFieldIds(labelled);
  return (
    <FieldFrame id={id} {...labelled}>
      <div className={styles.actions}>
        <FileButton
          {...aria}
          ref={input}
          id={id}
          accept="image/*"
          text={logo === null ? texts.chooseLogo : texts.chooseAnotherLogo}
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
            {texts.removeLogo}
          </Button>
        )}
        <span role="status" className={styles.file}>
          {logo?.name}
        </span>
      </div>
    </FieldFrame>
  );
}
