import type { CategorySummary } from '@catalogue/contract/entities/catalogue';
import { storePath } from '@catalogue/contract/paths';
import { coverUrl } from '@catalogue/contract/cover-url';
import { Link } from 'react-router-dom';
import { Image, Picture } from '../../ui/picture';
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
      {category.picture === null && category.coverImage !== null ? (
        <Image
          src={coverUrl({ id: category.id, coverImage: category.coverImage })}
          alt=""
          width={640}
          height={640}
          loading="lazy"
          className={styles.picture}
        />
      ) : (
        <Picture
          picture={category.picture}
          alt=""
          sizes="(min-width: 62rem) 17rem, 46vw"
          priority={priority}
          className={styles.picture}
        />
      )}
      <span className={styles.text}>
        <span className={styles.title}>{category.title}</span>
        <span className={styles.count}>{CATALOGUE_TEXTS.categories.count(count)}</span>
      </span>
    </Link>
  );
}
