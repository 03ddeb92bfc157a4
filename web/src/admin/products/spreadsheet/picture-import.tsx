import type { Product } from '@catalogue/contract/entities/product';
import { useState } from 'react';
import { notify } from '../../../ui/notify';
import { writesModule } from '../../data/firebase';
import { isWriteRefused } from '../../data/report-write';
import { InvalidFile, scalePicture } from '../../uploads/scale-picture';
import { enqueueUpload } from '../../uploads/upload-queue';
import { sendUploads } from '../../uploads/use-uploads';
import { allProducts } from './all-products';
import { SPREADSHEET_TEXTS } from './spreadsheet-texts';
import styles from './spreadsheet.module.css';

/** What became of a file; overtaken: somebody else changed its product meanwhile. */
type Outcome = 'given' | 'unmatched' | 'unusable' | 'overtaken';

/** Many pictures at once, each given to the product whose SKU is its file name. */
export function PictureImport() {
  const [read, setRead] = useState<number | null>(null);
  const [outcomes, setOutcomes] = useState<readonly (readonly [name: string, outcome: Outcome])[] | null>(null);
  const named = (wanted: Outcome) => (outcomes ?? []).filter(([, outcome]) => outcome === wanted).map(([name]) => name);

  const take = async (files: readonly File[]) => {
    setOutcomes(null);
    setRead(0);
    const products = await allProducts(setRead).finally(() => setRead(null));
    const bySku = new Map(products.map((one) => [one.sku?.toLowerCase(), one]));
    const done: (readonly [string, Outcome])[] = [];
    for (const file of files) {
      const sku = file.name.replace(/\.\w+$/, '').toLowerCase();
      const product = bySku.get(sku);
      const outcome = product ? await give(product, file) : 'unmatched';
      // The next file of the same product follows on this one.
      if (product && outcome === 'given') bySku.set(sku, { ...product, revision: product.revision + 1 });
      done.push([file.name, outcome]);
      setOutcomes([...done]);
    }
    void sendUploads();
  };

  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{SPREADSHEET_TEXTS.pictures}</h2>
      <p className={styles.text}>{SPREADSHEET_TEXTS.picturesText}</p>
      <input
        type="file"
        aria-label={SPREADSHEET_TEXTS.pictures}
        accept="image/png,image/jpeg"
        multiple
        disabled={read !== null}
        onChange={(event) => {
          void take([...(event.target.files ?? [])]).catch(() => notify(SPREADSHEET_TEXTS.failed, { kind: 'failure' }));
          event.target.value = '';
        }}
      />
      {read !== null && <p role="status">{SPREADSHEET_TEXTS.reading(read)}</p>}
      {outcomes && (
        <div role="status">
          <p>{SPREADSHEET_TEXTS.matched(named('given').length)}</p>
          {named('unmatched').length > 0 && <p>{SPREADSHEET_TEXTS.unmatched(named('unmatched').join(', '))}</p>}
          {named('unusable').length > 0 && <p>{SPREADSHEET_TEXTS.unusable(named('unusable').join(', '))}</p>}
          {named('overtaken').length > 0 && <p>{SPREADSHEET_TEXTS.overtaken(named('overtaken').join(', '))}</p>}
        </div>
      )}
    </section>
  );
}

/** One file that can't be given holds up no other. */
async function give({ id, title, revision }: Product, file: File): Promise<Outcome> {
  try {
    const blob = await scalePicture(file);
    const imageName = crypto.randomUUID();
    await enqueueUpload({ id: imageName, noun: 'products', documentId: id, title, blob }, Date.now());
    const { commit } = await writesModule();
    const change = { noun: 'products', id, base: revision, fields: { imageName } } as const;
    await commit([change], { action: 'changed', noun: 'products', id, title });
    return 'given';
  } catch (reason) {
    if (reason instanceof InvalidFile) return 'unusable';
    if (isWriteRefused(reason)) return 'overtaken';
    throw reason;
  }
}
