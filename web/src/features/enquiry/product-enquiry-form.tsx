import { useSyncExternalStore } from 'react';
import { currentChoice, orderLineOf } from '../../data/catalogue/chosen-product';
import { LeadForm } from './lead-form';

/** SPEC §2: the product page's Enquiry Form. It follows what the page has chosen. Each product keeps a draft of its own. */
export function ProductEnquiryForm({ id, title }: { id: string; title: string }) {
  const current = useSyncExternalStore(currentChoice.subscribe, currentChoice.get, () => null);
  const choice = current?.product.id === id ? current : null;
  const lineOf = choice && {
    lineOf: (pieces: number | null) => ({
      ...orderLineOf({ ...choice, pieces: pieces ?? 1 }),
      quantity: pieces,
      note: choice.note,
    }),
  };
  return <LeadForm key={id} subject={{ kind: 'order', product: { id, title }, ...lineOf }} quantity={choice?.asked ?? null} />;
}
