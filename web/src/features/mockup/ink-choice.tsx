import type { BrandingMethod } from '@catalogue/contract/branding-methods';
import { FieldGroup } from '../../ui/choice-field';
import { Row } from '../../ui/layout';
import styles from './mockup-panel.module.css';
import { MOCKUP_TEXTS as texts } from './mockup-texts';
import { INKS } from './render/methods';

interface Props {
  method: BrandingMethod;
  ink: string;
  onChange: (ink: string) => void;
}

/** Colour of a logo in one colour: one of the usual ones, or any other for print. */
export function InkChoice({ method, ink, onChange }: Props) {
  const isFoil = method === 'foil';
  return (
    <FieldGroup label={isFoil ? texts.inks.foil : texts.inks.screenPrint}>
      <Row gap={1}>
        {INKS[method]?.map(([name, colour]) => (
          <button
            key={colour}
            type="button"
            className={styles.ink}
            aria-label={name}
            aria-pressed={ink === colour}
            title={name}
            style={{ backgroundColor: colour }}
            onClick={() => onChange(colour)}
          />
        ))}
        {!isFoil && (
          <input
            type="color"
            aria-label={texts.ink}
            className={styles.anyInk}
            value={ink}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Row>
    </FieldGroup>
  );
}
