import { namesText } from '@catalogue/contract/order-lines';
import type { PictureSummary } from '@catalogue/contract/entities/picture';
import type { Mockup } from '@catalogue/contract/mockup';
import type { BrandingArea, BrandingPlace } from '@catalogue/contract/product-fields';
import { useDeferredValue, useMemo, useState } from 'react';
import { Row } from '../../../ui/layout';
import { notify } from '../../../ui/notify';
import { Button } from '../../../ui/button';
import { TextAreaField } from '../../../ui/field';
import { UI_TEXTS } from '../../../ui/ui-texts';
import { checkNames, readNames, type CheckedName } from './check-names';
import { setNames } from './device-names';
import { NameSheet } from './name-sheet';
import styles from './names-panel.module.css';
import { NAMES_TEXTS as texts } from './names-texts';

interface Props {
  productId: string;
  /** The list as it was pasted. */
  pasted: string;
  picture: PictureSummary;
  spot: { area: BrandingArea; place: BrandingPlace };
  mockup: Mockup;
}

const isWrong = ({ problems }: CheckedName): boolean => problems.length > 0;

/** A name on each piece: a pasted list is checked, and each name shown on the product. */
export function NamesPanel({ productId, pasted, picture, spot, mockup }: Props) {
  const [isSheet, setSheet] = useState(false);
  const settled = useDeferredValue(pasted);
  const names = useMemo(() => checkNames(readNames(settled), mockup.method, spot.area), [settled, mockup.method, spot.area]);
  const all = useMemo(() => names.map(({ text }) => text), [names]);
  const wrong = names.filter(isWrong);
  function remove(): void {
    void setNames(productId, '');
    void notify(texts.removed, {
      kind: 'success',
      action: { label: UI_TEXTS.toast.undo, run: () => void setNames(productId, pasted) },
    });
  }
  return (
    <details className={styles.names}>
      <summary className={styles.summary}>{names.length === 0 ? texts.title : namesText(names.length)}</summary>
      <TextAreaField
        label={texts.label}
        hint={texts.hint}
        rows={5}
        value={pasted}
        spellCheck={false}
        onChange={({ target }) => void setNames(productId, target.value)}
      />
      {names.length > 0 && (
        <>
          <p role="status" className={styles.count}>
            {texts.count(names.length, wrong.length)}
          </p>
          {wrong.length > 0 && (
            <ul className={styles.wrong}>
              {wrong.map(({ text, problems }, index) => (
                <li key={index}>
                  <strong>{text}</strong> {problems.map((problem) => texts.problems[problem]).join(' ')}
                </li>
              ))}
            </ul>
          )}
          <Row gap={2}>
            <Button small aria-expanded={isSheet} onClick={() => setSheet(!isSheet)}>
              {isSheet ? texts.hide : texts.show}
            </Button>
            <Button small kind="quiet" onClick={remove}>
              {texts.remove}
            </Button>
          </Row>
          {isSheet && <NameSheet names={all} picture={picture} spot={spot} mockup={mockup} />}
        </>
      )}
    </details>
  );
}
