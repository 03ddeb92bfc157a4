import type { Product, ProductContent } from '@catalogue/contract/entities/product';
import type { ProductVersion } from '@catalogue/contract/entities/product-version';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Stack } from '../../../ui/layout';
import { saveForm } from '../../data/pending-writes/pending-writes';
import { productVersionsQuery } from '../../data/queries/content';
import { reportWrite } from '../../data/report-write';
import { useAdminCategories } from '../../data/use-admin-categories';
import { QueryStatus } from '../../ui/query-status';
import { contentOf, type ContentChange } from '../../data/product-content';
import { useCategoryNames } from '../table/use-category-names';
import { changeTo, differences } from './differences';
import { HISTORY_TEXTS as texts } from './history-texts';
import styles from './product-history.module.css';

const save = ({ id, title }: Product, base: number, change: ContentChange): Promise<void> =>
  saveForm({ name: title, steps: [{ noun: 'products', id, base, change }] });

/** Makes a product as it was, with an undo. */
function restore(product: Product, wanted: ProductContent, when: string): void {
  const current = contentOf(product);
  const { title, revision } = product;
  const undo = () => void reportWrite(save(product, revision + 1, changeTo(current, wanted)), { title });
  const written = save(product, revision, changeTo(wanted, current));
  void reportWrite(written, { title, successMessage: texts.restored(when), undo });
}

/** Who changed which field of a product, with old and new value. A click restores the state before a change. */
export function ProductHistory({ product, onClose }: { product: Product; onClose: () => void }) {
  const versions = useQuery(productVersionsQuery(product.id, product.revision));
  return (
    <Dialog title={texts.title(product.title)} sheet onClose={onClose}>
      <QueryStatus query={versions} failureMessage={texts.failed} />
      {versions.data?.length === 0 && <p>{texts.none}</p>}
      <Stack as="ol" aria-label={texts.list}>
        {versions.data?.map((version, index) => (
          <Version
            key={version.revision}
            version={version}
            after={versions.data[index - 1]?.content ?? contentOf(product)}
            onRestore={(when) => {
              restore(product, version.content, when);
              onClose();
            }}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

interface VersionProps {
  version: ProductVersion;
  /** What the change made of it. */
  after: ProductContent;
  onRestore: (when: string) => void;
}

function Version({ version, after, onRestore }: VersionProps) {
  const { categories } = useAdminCategories();
  const names = useCategoryNames(categories);
  const when = formatMoment(version.at);
  return (
    <li className={styles.version}>
      <strong>{texts.who(version.byName, when)}</strong>
      <ul>
        {differences(version.content, after, names).map(({ field, from, to }) => (
          <li key={field} className={styles.difference}>
            {field}: <del>{from || texts.empty}</del> <span aria-hidden="true">→</span> <ins>{to || texts.empty}</ins>
          </li>
        ))}
      </ul>
      <Button small aria-label={texts.restoreOf(when)} onClick={() => onRestore(when)}>
        {texts.restore}
      </Button>
    </li>
  );
}
