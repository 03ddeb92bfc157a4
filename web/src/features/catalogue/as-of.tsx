import { formatMoment } from '../../lib/format';
import { Count } from '../../ui/layout';
import { CATALOGUE_TEXTS } from './catalogue-texts';
import { useCatalogueStatus } from '../../data/catalogue/hooks';

/** Shows the time of the last confirmation when the last check failed. */
export function AsOf() {
  const { state, asOf, stale } = useCatalogueStatus();
  if (!stale || state !== 'ready' || asOf === null) return null;
  return <Count small>{CATALOGUE_TEXTS.asOf(formatMoment(asOf))}</Count>;
}
