import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useShownCategories } from '../../data/catalogue/hooks';
import { PATHS, storePath } from '@catalogue/contract/paths';
import { Icon } from '../../ui/icon';
import { useCloseOutside, useMenu } from '../../ui/use-menu';
import { APP_TEXTS } from '../app-texts';
import styles from './category-menu.module.css';
import header from './header.module.css';

/** SPEC §2: each item leads to /store/{categoryId}/{title}. */
export function CategoryMenu() {
  const categories = useShownCategories();
  const [open, setOpen] = useMenu();
  const id = useId();
  const root = useCloseOutside(open, setOpen, true);

  return (
    <div
      ref={root}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      <button type="button" className={header.link} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {APP_TEXTS.nav.categories}
        <Icon name="chevron" size={16} />
      </button>
      <ul id={id} className={styles.items} hidden={!open}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={storePath(category)} className={styles.item}>
              <span className={styles.dot} style={{ '--hue': category.hue }} aria-hidden="true" />
              {category.title}
            </Link>
          </li>
        ))}
        <li>
          <Link to={PATHS.categories} className={styles.item}>
            <span className={styles.dot} aria-hidden="true" />
            {APP_TEXTS.nav.allCategories}
          </Link>
        </li>
      </ul>
    </div>
  );
}
