/**
 * The company. Make the site yours here; nothing else names it. (The seed's text and the drawn pictures are samples: see README,
 * "Make it yours".)
 */
export const SITE = {
  /** SPEC's `{product}`. */
  name: 'Plugmore',
  tagline: 'Plug into happiness',
  /** One sentence for search engines and link previews. */
  description:
    'Corporate and promotional gifts with your logo: drinkware, bags, apparel, hampers, welcome kits and trophies, for businesses across India.',
  legalName: 'Plugmore Trading Company',
  since: 2011,
  /** Within a sentence: who works here, and how soon you answer. */
  people: 'a dozen of us',
  answers: 'within one working day',
  /** What you supply, as a heading. */
  quantities: 'From 5 pieces to 5,000',
  /** What a WhatsApp chat with you begins with. */
  hello: 'Hello, I have a question about corporate gifts.',
  /** SPEC §2: the footer's copyright says 2024. */
  copyrightYear: 2024,
  /** Where the site is served, for canonical URLs and the sitemap; null takes whatever host it is opened on. */
  origin: null as string | null,
  address: ['Unit 14, Anand Industrial Estate', 'Senapati Bapat Marg, Lower Parel', 'Mumbai 400013, Maharashtra'],
  hours: 'Monday to Saturday, 10:00 to 18:30',
  /** The same for what staff promise: weekdays (0 is Sunday), and hours of the day. */
  workingHours: { days: [1, 2, 3, 4, 5, 6], from: 10, to: 18.5 },
  /** Digits with country code, as tel: and WhatsApp want them. */
  phone: '+912249620011',
  phoneShown: '+91 22 4962 0011',
  /** Put before numbers that people leave without one. */
  countryCode: '91',
  whatsApp: '919820000011',
  mails: { sales: 'hello@plugmore.example', support: 'care@plugmore.example' },
  social: {
    instagram: 'https://www.instagram.com/plugmore.example',
    facebook: 'https://www.facebook.com/plugmore.example',
    linkedin: 'https://www.linkedin.com/company/plugmore-example',
  },
  map: {
    directions: 'https://www.google.com/maps/dir/?api=1&destination=Lower+Parel+Mumbai',
    /** Loaded only when someone asks for the map. */
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=72.82%2C18.99%2C72.84%2C19.01&layer=mapnik&marker=19.0%2C72.83',
  },
  /** ISO 4217 code and locale of prices. */
  currency: 'INR',
  locale: 'en-IN',
} as const;

/** A WhatsApp chat with the company, the text filled in. */
export const whatsAppLink = (text: string): string => `https://wa.me/${SITE.whatsApp}?text=${encodeURIComponent(text)}`;
