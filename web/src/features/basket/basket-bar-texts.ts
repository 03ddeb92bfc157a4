import { plural } from '../../lib/plural';

/** Texts about several baskets on one device. */
export const BASKET_BAR_TEXTS = {
  label: 'Baskets on this device',
  current: 'Basket',
  unnamed: 'My basket',
  option: (name: string, products: number) => `${name} (${plural(products, 'product')})`,
  create: 'New basket',
  edit: 'Name and client',
  share: 'Share',
  meeting: 'Meeting mode',
  lookbook: 'Lookbook as PDF',
  remove: 'Delete',
  removed: (name: string) => `The basket “${name}” is deleted.`,
  createTitle: 'New basket',
  editTitle: 'Name and client',
  name: 'Name of the basket',
  nameHint: 'Without one, the client’s.',
  nameMissing: 'A name, or a client',
  client: 'Client',
  clientHint: 'The enquiry form starts with it. It stays on this device until you send the enquiry.',
  clientHintForStaff:
    'The enquiry form starts with it. Your list of clients has it, too: you, sales and the admins see it there.',
  clientName: 'Name',
  company: 'Company Name',
  phone: 'Mobile',
  save: 'Save',
  again: (reference: string) => `Again: ${reference}`,
} as const;
