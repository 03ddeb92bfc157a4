import type { ComponentProps } from 'react';
import type { AddToBasket as BasketButton } from '../../enquiry/basket/add-to-basket';
import type { ProductEnquiryForm as OrderForm } from '../../enquiry/product-enquiry-form';
import type { QuickEnquiryForm as QuickForm } from '../../enquiry/quick-enquiry-form';
import { hydrateLater } from '../../router/hydrate-later';

/* Forms are sent without scripts, too: theirs need not come before the page. */

export const QuickEnquiryForm = hydrateLater<ComponentProps<typeof QuickForm>>(
  () => import('../../enquiry/quick-enquiry-form').then((form) => ({ default: form.QuickEnquiryForm })),
  '30rem',
);

export const ProductEnquiryForm = hydrateLater<ComponentProps<typeof OrderForm>>(
  () => import('../../enquiry/product-enquiry-form').then((form) => ({ default: form.ProductEnquiryForm })),
  '36rem',
);

export const AddToBasket = hydrateLater<ComponentProps<typeof BasketButton>>(
  () => import('../../enquiry/basket/add-to-basket').then((part) => ({ default: part.AddToBasket })),
  '3rem',
);
