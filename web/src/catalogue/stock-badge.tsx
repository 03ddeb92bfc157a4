import { Badge } from '../ui/badge';
import { COPY } from './copy';

export const StockBadge = ({ stock }: { stock: boolean }) => (
  <Badge kind={stock ? 'success' : 'warning'}>{stock ? COPY.inStock : COPY.outOfStock}</Badge>
);
