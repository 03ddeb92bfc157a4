import type { ComponentProps } from 'react';
import type { AddToBasket as BasketButton } from '../../features/basket/add-to-basket';
import type { ProductEnquiryForm as OrderForm } from '../../features/enquiry/product-enquiry-form';
import type { QuickEnquiryForm as QuickForm } from '../../features/enquiry/quick-enquiry-form';
import { hydrateLater } from '../../router/hydrate-later';

/* Forms are sent without scripts, too: theirs need not come before the page. */

export const QuickEnquiryForm = hydrateLater<ComponentProps<typeof QuickForm>>(
  () => import('../../features/enquiry/quick-enquiry-form').then((form) => ({ default: form.QuickEnquiryForm })),
  '30rem',
);

export const ProductEnquiryForm = hydrateLater<ComponentProps<typeof OrderForm>>(
  () => import('../../features/enquiry/product-enquiry-form').then((form) => ({ default: form.ProductEnquiryForm })),
  '36rem',
);

export const AddToBasket = hydrateLater<ComponentProps<typeof BasketButton>>(
  () => import('../../features/basket/add-to-basket').then((part) => ({ default: part.AddToBasket })),
  '3rem',
);
