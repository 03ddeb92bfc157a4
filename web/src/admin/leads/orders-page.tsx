import { LeadsPage } from './leads-page';

/** /Admin/orders */
export default function OrdersPage() {
  return <LeadsPage key="order" kind="order" />;
}
