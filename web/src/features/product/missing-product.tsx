import { PATHS } from '@catalogue/contract/paths';
import { LinkButton } from '../../ui/button';
import { Column, Row } from '../../ui/layout';
import { Head } from '../../ui/head';
import { PageTitle } from '../../ui/page-title';
import { CATALOGUE_TEXTS } from '../catalogue/catalogue-texts';
import { PRODUCT_TEXTS as copy } from './product-texts';
import { SimilarProducts } from '../catalogue/similar-products';

/** The page of a product that was deleted, or that this device has not loaded yet. */
export const MissingProduct = ({ isGone }: { isGone: boolean }) => (
  <Column>
    <Head title={isGone ? copy.gone : copy.notHere} unlisted />
    <PageTitle lead={isGone ? copy.goneText : copy.notHereText}>{isGone ? copy.gone : copy.notHere}</PageTitle>
    <Row gap={3}>
      <LinkButton kind="primary" to={PATHS.categories}>
        {CATALOGUE_TEXTS.allCategories}
      </LinkButton>
      <LinkButton to={PATHS.quickEnquiry}>{CATALOGUE_TEXTS.ask}</LinkButton>
    </Row>
    <SimilarProducts />
  </Column>
);
