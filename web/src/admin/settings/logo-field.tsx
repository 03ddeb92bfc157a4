import { useState } from 'react';
import { Button } from '../../ui/button';
import { FileButton } from '../../ui/file-button';
import { Row, Stack } from '../../ui/layout';
import { MutedText } from '../../ui/muted-text';
import styles from './settings.module.css';
import { readCompanyLogo } from './read-logo';
import { SETTINGS_TEXTS } from './settings-texts';

const { logo: texts } = SETTINGS_TEXTS.company;

interface Props {
  /** '': none, the name stands in its place. */
  value: string;
  onChange: (value: string) => void;
}

/** The company's logo, which stands in place of its name at the top of every page. */
export function CompanyLogoField({ value, onChange }: Props) {
  const [error, setError] = useState<string | null>(null);
  const take = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    setError(null);
    await readCompanyLogo(file).then(onChange, () => setError(texts.unusable));
  };
  return (
    <Stack gap={2} className={styles.logoField} role="group" aria-label={texts.label}>
      <span className={styles.logoLabel}>{texts.label}</span>
      <Row gap={3} className={styles.logoRow}>
        {value !== '' && <img src={value} alt={texts.current} className={styles.logo} />}
        <FileButton
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          aria-label={value === '' ? texts.choose : texts.replace}
          text={value === '' ? texts.choose : texts.replace}
          onFiles={(files) => void take(files)}
        />
        {value !== '' && (
          <Button kind="quiet" onClick={() => onChange('')}>
            {texts.remove}
          </Button>
        )}
      </Row>
      {error === null ? <MutedText>{texts.hint}</MutedText> : <p role="alert">{error}</p>}
    </Stack>
  );
}
