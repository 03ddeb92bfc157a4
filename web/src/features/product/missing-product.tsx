import { PATHS } from '@catalogue/contract/paths';
import { useReachable } from '../../data/network/use-reachable';
import { LinkButton } from '../../ui/button';
import { Column, Row } from '../../ui/layout';
import { Head } from '../../ui/head';
import { PageTitle } from '../../ui/page-title';
import { CATALOGUE_TEXTS } from '../catalogue/catalogue-texts';
import { SimilarProducts } from '../catalogue/similar-products';
import { TryAgain } from '../catalogue/unavailable';

const texts = {
  gone: 'This product is not in the catalogue',
  goneText: 'It may be sold out for good or have a new address. Try one of these:',
  notHere: 'This product is not on this device yet',
  offline: 'You are offline, and this product was never opened here. It opens as soon as you are online.',
} as const;

/** The page of a product that was deleted, or that this device has not loaded yet. */
export function MissingProduct({ isGone }: { isGone: boolean }) {
  const isOnline = useReachable();
  const title = isGone ? texts.gone : texts.notHere;
  return (
    <Column>
      <Head title={title} unlisted />
      <PageTitle lead={isGone ? texts.goneText : isOnline ? CATALOGUE_TEXTS.serverFails : texts.offline}>{title}</PageTitle>
      <Row gap={3}>
        {!isGone && <TryAgain />}
        <LinkButton kind="primary" to={PATHS.categories}>
          {CATALOGUE_TEXTS.allCategories}
        </LinkButton>
        <LinkButton to={PATHS.quickEnquiry}>{CATALOGUE_TEXTS.ask}</LinkButton>
      </Row>
      <SimilarProducts />
    </Column>
  );
}
