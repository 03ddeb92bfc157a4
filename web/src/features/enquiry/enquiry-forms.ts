import type { ComponentProps } from 'react';
import type { ProductEnquiryForm as OrderForm, QuickEnquiryForm as QuickForm } from './lead-form';
import { hydrateLater } from '../../ui/hydrate-later';

/* Forms are sent without scripts, too: theirs need not come before the page. */

const loadForms = () => import('./lead-form');

export const QuickEnquiryForm = hydrateLater<ComponentProps<typeof QuickForm>>(
  () => loadForms().then((forms) => ({ default: forms.QuickEnquiryForm })),
  '30rem',
);

export const ProductEnquiryForm = hydrateLater<ComponentProps<typeof OrderForm>>(
  () => loadForms().then((forms) => ({ default: forms.ProductEnquiryForm })),
  '36rem',
);
