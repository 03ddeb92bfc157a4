/** Apart from the home page's: the footer of every page starts with these. */
export const SUBSCRIBE_TEXTS = {
  subscribe: 'Subscribe',
  title: 'Subscribe',
  lead: 'Four letters a year: new gifts, festival lead times, what others gave.',
  emailLabel: 'E-mail address',
  emailPlaceholder: 'name@company.com',
  consent: 'We keep your address for this letter only. To stop, write to us.',
  subscribed: 'Thank you. Your address is with us.',
  offline: 'No connection just now. Your address is still in the box: submit it again when you are online.',
} as const;
