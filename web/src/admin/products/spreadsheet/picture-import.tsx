import type { Product } from '@catalogue/contract/entities/product';
import { pictureFields, pictureNames } from '@catalogue/contract/gallery';
import { normalSku } from '@catalogue/contract/item-number';
import { newUploadName } from '@catalogue/contract/upload-name';
import { useState } from 'react';
import { FileButton } from '../../../ui/file-button';
import { notify } from '../../../ui/notify';
import { failureReason } from '../../data/failure-reason';
import { saveForm } from '../../data/pending-writes/pending-writes';
import { isConflict, isWriteRefused } from '../../data/report-write';
import { InvalidFile, scalePicture } from '../../uploads/scale-picture';
import { allProducts } from './all-products';
import { pictureTarget, withUploadAt } from './picture-target';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';
import styles from './spreadsheet.module.css';

/** What became of a file. 'overtaken': somebody else changed its product meanwhile. 'notTaken': the server refused it otherwise. */
type Outcome = 'given' | 'unmatched' | 'unusable' | 'overtaken' | 'notTaken';

/** Many pictures at once, each given to the product whose SKU its file name begins with. */
export function PictureImport() {
  const [read, setRead] = useState<number | null>(null);
  const [outcomes, setOutcomes] = useState<readonly (readonly [name: string, outcome: Outcome])[] | null>(null);
  const named = (wanted: Outcome) => (outcomes ?? []).filter(([, outcome]) => outcome === wanted).map(([name]) => name);

  const take = async (files: readonly File[]) => {
    setOutcomes(null);
    setRead(0);
    const products = await allProducts(setRead).finally(() => setRead(null));
    const bySku = new Map(products.map((one) => [normalSku(one.sku ?? ''), one]));
    const targets = files.map((file) => ({ file, target: pictureTarget(file.name, (sku) => sku !== '' && bySku.has(sku)) }));
    // Of one product the first picture comes first.
    targets.sort((one, other) => (one.target?.index ?? 0) - (other.target?.index ?? 0));
    const done: (readonly [string, Outcome])[] = [];
    for (const { file, target } of targets) {
      const product = bySku.get(target?.sku ?? '');
      const given = product && target ? await give(product, target.index, file) : 'unmatched';
      const isGiven = typeof given !== 'string';
      // The next file of the same product follows on this one.
      if (isGiven && target) bySku.set(target.sku, given);
      done.push([file.name, isGiven ? 'given' : given]);
      setOutcomes([...done]);
    }
  };

  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{SPREADSHEET_TEXTS.pictures}</h2>
      <p className={styles.text}>{SPREADSHEET_TEXTS.picturesText}</p>
      <FileButton
        aria-label={SPREADSHEET_TEXTS.pictures}
        accept="image/png,image/jpeg"
        multiple
        disabled={read !== null}
        text={SPREADSHEET_TEXTS.choosePictures}
        onFiles={(files) =>
          void take(files).catch((error: unknown) =>
            notify(SPREADSHEET_TEXTS.failed(failureReason(error)), { kind: 'failure' }),
          )
        }
      />
      {read !== null && <p role="status">{SPREADSHEET_TEXTS.reading(read)}</p>}
      {outcomes && (
        <div role="status">
          <p>{SPREADSHEET_TEXTS.matched(named('given').length)}</p>
          {named('unmatched').length > 0 && <p>{SPREADSHEET_TEXTS.unmatched(named('unmatched').join(', '))}</p>}
          {named('unusable').length > 0 && <p>{SPREADSHEET_TEXTS.unusable(named('unusable').join(', '))}</p>}
          {named('overtaken').length > 0 && <p>{SPREADSHEET_TEXTS.overtaken(named('overtaken').join(', '))}</p>}
          {named('notTaken').length > 0 && <p>{SPREADSHEET_TEXTS.notTaken(named('notTaken').join(', '))}</p>}
        </div>
      )}
    </section>
  );
}

/** Gives a product one picture. Returns the product as it is then, or why not: such a file holds up no other. */
async function give(product: Product, index: number, file: File): Promise<Product | Exclude<Outcome, 'given'>> {
  const { id, title, revision } = product;
  try {
    const blob = await scalePicture(file);
    const upload = newUploadName();
    const change = pictureFields(withUploadAt(pictureNames(product), index, upload));
    const pictures = [{ id: upload, noun: 'products' as const, documentId: id, title, file: blob }];
    await saveForm({ name: title, steps: [{ noun: 'products', id, base: revision, change }], pictures });
    return { ...product, ...change, revision: revision + 1 };
  } catch (reason) {
    if (reason instanceof InvalidFile) return 'unusable';
    if (isWriteRefused(reason)) return isConflict(reason) ? 'overtaken' : 'notTaken';
    throw reason;
  }
}
