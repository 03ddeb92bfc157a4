import { Badge } from '../../ui/badge';
import { CATALOGUE_TEXTS } from './catalogue-texts';

export const StockBadge = ({ stock }: { stock: boolean }) => (
  <Badge kind={stock ? 'success' : 'warning'}>{stock ? CATALOGUE_TEXTS.inStock : CATALOGUE_TEXTS.outOfStock}</Badge>
);
