import { CategoryGrid } from '../../catalogue/category-grid';
import { useCategories } from '../../catalogue/hooks';
import { LinkButton } from '../../ui/button';
import { Column } from '../../ui/column';
import { PageTitle } from '../../ui/page-title';
import { usePage } from '../../ui/use-page';
import { COPY } from '../later-copy';
import styles from './not-found.module.css';

export default function NotFound() {
  usePage({ title: COPY.notFound.title, description: COPY.notFound.body, unlisted: true });
  const categories = useCategories();
  return (
    <Column>
      <PageTitle lead={COPY.notFound.body}>{COPY.notFound.title}</PageTitle>
      <div className={styles.links}>
        <LinkButton kind="primary" to="/">
          {COPY.notFound.home}
        </LinkButton>
        <LinkButton to="/MyCategory">{COPY.notFound.categories}</LinkButton>
      </div>
      <CategoryGrid categories={categories} />
    </Column>
  );
}
