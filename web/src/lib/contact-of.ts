/** A phone number or an e-mail address, typed into one field, as the fields of a lead. */
export const contactOf = (contact: string): { mobile: string; email: string } =>
  contact.includes('@') ? { mobile: '', email: contact } : { mobile: contact, email: '' };
