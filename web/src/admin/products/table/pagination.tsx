import { Button } from '../../../ui/button';
import { PRODUCT_TEXTS } from '../product-texts';
import styles from './product-table-page.module.css';
import { pageButtons } from './table-view';

/** SPEC §2: pagination buttons by total pages. */
export function Pagination({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={PRODUCT_TEXTS.table.pages} className={styles.pages}>
      {pageButtons(page, pages).map((one, index) =>
        one === null ? (
          <span key={`gap ${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Button
            key={one}
            small
            kind={one === page ? 'primary' : 'secondary'}
            aria-current={one === page ? 'page' : undefined}
            aria-label={PRODUCT_TEXTS.table.page(one)}
            onClick={() => onPage(one)}
          >
            {one}
          </Button>
        ),
      )}
    </nav>
  );
}
