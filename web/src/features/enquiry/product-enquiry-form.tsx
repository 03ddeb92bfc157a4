import { useSyncExternalStore } from 'react';
import { currentChoice, currentMockup, orderLineOf } from '../../data/catalogue/chosen-product';
import { LeadForm } from './lead-form';

/** SPEC §2: the product page's Enquiry Form. It follows what the page has chosen. Each product keeps a draft of its own. */
export function ProductEnquiryForm({ id, title }: { id: string; title: string }) {
  const current = useSyncExternalStore(currentChoice.subscribe, currentChoice.get, () => null);
  const shown = useSyncExternalStore(currentMockup.subscribe, currentMockup.get, () => null);
  const { productId: shownId, ...branding } = shown ?? {};
  const chosenBranding = shownId === id ? branding : null;
  const choice = current?.product.id === id ? current : null;
  const line = choice && {
    ...(choice.neededBy !== null && { neededBy: choice.neededBy }),
    lineOf: (pieces: number | null) => ({
      ...orderLineOf({ ...choice, pieces: pieces ?? 1 }),
      ...chosenBranding,
      quantity: pieces,
      note: choice.note,
    }),
  };
  return <LeadForm key={id} subject={{ kind: 'order', product: { id, title }, ...line }} quantity={choice?.asked ?? null} />;
}
