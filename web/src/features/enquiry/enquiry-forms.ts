import type { ComponentProps } from 'react';
import type { ProductEnquiryForm as OrderForm } from './product-enquiry-form';
import type { QuickEnquiryForm as QuickForm } from './quick-enquiry-form';
import { hydrateLater } from '../../ui/hydrate-later';

/* Forms are sent without scripts, too: theirs need not come before the page. */

export const QuickEnquiryForm = hydrateLater<ComponentProps<typeof QuickForm>>(
  () => import('./quick-enquiry-form').then((form) => ({ default: form.QuickEnquiryForm })),
  '30rem',
);

export const ProductEnquiryForm = hydrateLater<ComponentProps<typeof OrderForm>>(
  () => import('./product-enquiry-form').then((form) => ({ default: form.ProductEnquiryForm })),
  '36rem',
);
