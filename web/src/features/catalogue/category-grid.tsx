import type { CategorySummary } from '@catalogue/contract/entities/catalogue';
import { storePath } from '@catalogue/contract/paths';
import { Link } from 'react-router-dom';
import { Picture } from '../../ui/picture';
import styles from './category-grid.module.css';
import { CATALOGUE_TEXTS } from './catalogue-texts';
import { useProductCount } from '../../data/catalogue/hooks';

/** Categories as cards with cover and title; each links to its store page. */
export const CategoryGrid = ({
  categories,
  priority = false,
}: {
  categories: readonly CategorySummary[];
  priority?: boolean;
}) => (
  <ul className={styles.grid}>
    {categories.map((category, index) => (
      <li key={category.id}>
        <CategoryCard category={category} priority={priority && index < 4} />
      </li>
    ))}
  </ul>
);

function CategoryCard({ category, priority }: { category: CategorySummary; priority: boolean }) {
  const count = useProductCount(category.id);
  return (
    <Link to={storePath(category)} className={styles.card} style={{ '--hue': category.hue }}>
      <Picture
        picture={category.picture}
        alt=""
        sizes="(min-width: 62rem) 17rem, 46vw"
        priority={priority}
        className={styles.picture}
      />
      <span className={styles.text}>
        <span className={styles.title}>{category.title}</span>
        <span className={styles.count}>{CATALOGUE_TEXTS.categories.count(count)}</span>
      </span>
    </Link>
  );
}
