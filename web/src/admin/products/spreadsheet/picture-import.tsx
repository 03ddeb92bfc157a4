import type { Product } from '@catalogue/contract/entities/product';
import { useState } from 'react';
import { notify } from '../../../ui/notify';
import { contentModule } from '../../data/firebase';
import { InvalidFile, scalePicture } from '../../uploads/scale-picture';
import { enqueue } from '../../uploads/upload-queue';
import { sendUploads } from '../../uploads/use-uploads';
import { allProducts } from './all-products';
import { COPY } from './copy';
import styles from './spreadsheet.module.css';

/** Many pictures at once, each given to the product whose SKU is its file name. */
export function PictureImport() {
  const [read, setRead] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<{ matched: number; unmatched: string[] } | null>(null);

  const take = async (files: readonly File[]) => {
    setOutcome(null);
    setRead(0);
    const products = await allProducts(setRead).finally(() => setRead(null));
    const bySku = new Map(products.map((one) => [one.sku?.toLowerCase(), one]));
    const unmatched: string[] = [];
    let matched = 0;
    for (const file of files) {
      const product = bySku.get(file.name.replace(/\.\w+$/, '').toLowerCase());
      if (product && (await give(product, file))) matched += 1;
      else unmatched.push(file.name);
      setOutcome({ matched, unmatched: [...unmatched] });
    }
    void sendUploads();
  };

  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{COPY.pictures}</h2>
      <p className={styles.text}>{COPY.picturesText}</p>
      <input
        type="file"
        aria-label={COPY.pictures}
        accept="image/png,image/jpeg"
        multiple
        disabled={read !== null}
        onChange={(event) => {
          void take([...(event.target.files ?? [])]).catch(() => notify(COPY.failed, { kind: 'failure' }));
          event.target.value = '';
        }}
      />
      {read !== null && <p role="status">{COPY.reading(read)}</p>}
      {outcome && (
        <div role="status">
          <p>{COPY.matched(outcome.matched)}</p>
          {outcome.unmatched.length > 0 && <p>{COPY.unmatched(outcome.unmatched.join(', '))}</p>}
        </div>
      )}
    </section>
  );
}

/** False for a file that is no picture. */
async function give({ id, title, revision }: Product, file: File): Promise<boolean> {
  try {
    const blob = await scalePicture(file);
    const imageName = crypto.randomUUID();
    await enqueue({ id: imageName, noun: 'products', documentId: id, title, blob }, Date.now());
    const { commit } = await contentModule();
    const change = { noun: 'products', id, base: revision, fields: { imageName } } as const;
    await commit([change], { action: 'changed', noun: 'products', id, title });
    return true;
  } catch (reason) {
    if (reason instanceof InvalidFile) return false;
    throw reason;
  }
}
