export type Testimonial = {
  /** Slug, for keys. */
  id: string;
  person: string;
  role: string;
  company: string;
  city: string;
  text: string;
};

/** The six five-star testimonials of the home page. Companies and people are invented: put your own here. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'two-city-launch',
    person: 'Ananya Iyer',
    role: 'People Operations',
    company: 'Nilgiri Softworks',
    city: 'Bengaluru',
    text: 'We opened Bengaluru and Pune on the same Monday. Both offices had their joining kits on the Friday before, every name spelt right.',
  },
  {
    id: 'trophy-names',
    person: 'Rohan Deshpande',
    role: 'Plant Head',
    company: 'Sahyadri Auto Parts',
    city: 'Pune',
    text: 'Thirty-five trophies, thirty-five names, four working days. They sent a proof of each plate first, and not one spelling slipped through.',
  },
  {
    id: 'third-diwali',
    person: 'Meher Contractor',
    role: 'Procurement',
    company: 'Meridian Realty Partners',
    city: 'Mumbai',
    text: 'Our third Diwali with them. The hampers are different each year; the delivery date never is.',
  },
  {
    id: 'twelve-bottles',
    person: 'Dr. Kavitha Rao',
    role: 'Administration',
    company: 'Kaveri Diagnostics',
    city: 'Chennai',
    text: 'Twelve of four hundred bottles leaked. I sent one photo, and a week later twelve new ones stood on my desk. No forms, no argument.',
  },
  {
    id: 'one-contact',
    person: 'Imran Sheikh',
    role: 'Marketing Lead',
    company: 'Arohan Logistics',
    city: 'Hyderabad',
    text: 'One person answered the quote, the artwork, the proof and the dispatch call. I never had to explain our order twice.',
  },
  {
    id: 'artwork-advice',
    person: 'Priya Nambiar',
    role: 'Brand Manager',
    company: 'Tarang Telecom',
    city: 'Kochi',
    text: 'They told us our logo lines were too fine for embroidery before we had paid for a single cap. That call saved a whole re-print.',
  },
];

export type Customer = {
  name: string;
  /** Same-origin word mark, drawn in one ink so that it works on light and dark. */
  logo: string;
};

/** The four rotating logos of "Clients Who Trust Us". Invented marks. */
export const CUSTOMERS: readonly Customer[] = [
  { name: 'Nilgiri Softworks', logo: '/clients/nilgiri-softworks.svg' },
  { name: 'Arohan Logistics', logo: '/clients/arohan-logistics.svg' },
  { name: 'Bluepeak Solar', logo: '/clients/bluepeak-solar.svg' },
  { name: 'Vriksha Foods', logo: '/clients/vriksha-foods.svg' },
];

/** "Our Achievments": `{path}-{width}.avif` and `.webp`. */
export const ACHIEVEMENTS = {
  path: '/home/achievements',
  widths: [640, 1280],
  width: 1280,
  height: 720,
  alt: 'A shelf of awards: a gold cup, a crystal prism, a gold star and a wooden plaque',
} as const;
