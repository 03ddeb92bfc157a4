import { fillTemplate } from '@catalogue/contract/message-templates';

/** A template as somebody would read it. */
export const exampleOf = (text: string, company: string): string =>
  fillTemplate(text, {
    name: 'Asha Rao',
    reference: 'H-7F3K2M9',
    product: 'Steel bottle 750 ml',
    pieces: '200',
    price: '₹83,800',
    dispatch: 'Thu 3 Dec',
    answer: 'today',
    link: 'https://…/enquiry/H-7F3K2M9',
    company,
  });
