import { Badge } from '../../ui/badge';
import { CATALOGUE_TEXTS } from './catalogue-texts';

export const StockBadge = ({ stock, isQuiet = false }: { stock: boolean; isQuiet?: boolean }) => (
  <Badge kind={!stock ? 'warning' : isQuiet ? 'quiet' : 'success'}>
    {stock ? CATALOGUE_TEXTS.inStock : CATALOGUE_TEXTS.outOfStock}
  </Badge>
);
