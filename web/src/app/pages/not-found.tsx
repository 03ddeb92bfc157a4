import { PATHS } from '@catalogue/contract/paths';
import { CategoryGrid } from '../../features/catalogue/category-grid';
import { useShownCategories } from '../../data/catalogue/hooks';
import { LinkButton } from '../../ui/button';
import { Column, Row } from '../../ui/layout';
import { PageTitle } from '../../ui/page-title';
import { Head } from '../../ui/head';
import { RARE_TEXTS } from '../rare-texts';
import styles from './not-found.module.css';

export default function NotFound() {
  const categories = useShownCategories();
  return (
    <Column>
      <Head title={RARE_TEXTS.notFound.title} description={RARE_TEXTS.notFound.body} unlisted />
      <PageTitle lead={RARE_TEXTS.notFound.body}>{RARE_TEXTS.notFound.title}</PageTitle>
      <Row gap={3} className={styles.links}>
        <LinkButton kind="primary" to={PATHS.home}>
          {RARE_TEXTS.notFound.home}
        </LinkButton>
        <LinkButton to={PATHS.categories}>{RARE_TEXTS.notFound.categories}</LinkButton>
      </Row>
      <CategoryGrid categories={categories} />
    </Column>
  );
}
