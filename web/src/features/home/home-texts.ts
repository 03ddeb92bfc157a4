import type { Company } from '@catalogue/contract/entities/company';

export const HOME_TEXTS = {
  status: (loggedIn: boolean) => `Login status: ${loggedIn ? 'Logged In' : 'Not Logged In'}`,
  greeting: (name: string) => `Hello, ${name}`,
  browse: 'Browse the catalogue',
  enter: 'Enter',
  finder: {
    label: 'Find gifts within a budget',
    people: 'How many people',
    budget: 'Budget for each (₹)',
    by: 'Needed by',
    occasion: 'Occasion',
    anyOccasion: 'Any',
    find: 'Find gifts',
  },
  subscribe: 'Subscribe',
  banners: 'Offers and news',
  block: {
    title: (since: number) => `Gifts with your name on them, since ${since}`,
    facts: ({ quantities }: Company) => [
      {
        title: 'Proof before production',
        text: 'You see every logo and every name before anything is engraved, printed or stitched.',
      },
      {
        title: quantities,
        text: 'Trophies one by one, joining kits every month, hampers for a whole company at Diwali.',
      },
      {
        title: 'One person, all the way',
        text: 'The one who quotes also checks the artwork, packs the kits and calls when they leave.',
      },
    ],
  },
  categories: 'Our Category',
  allCategories: 'All categories',
  featured: 'Featured Products',
  featuredLead: 'What others are ordering now. Tap one and ask for a price.',
  ask: (alt: string) => `${alt}: send an enquiry`,
  achievements: 'Our Achievments',
  customers: 'Clients Who Trust Us',
  testimonials: 'Testimonials',
  stars: 'Five stars out of five',
  enquiry: 'Quick Enquiry',
  enquiryLead: ({ answers }: Company) => `Tell us what for, how many and by when. We answer ${answers}.`,
  map: 'Where we are',
  showMap: 'Show the map',
  mapNotice: 'The map comes from openstreetmap.org, which then sees your address on the internet.',
  mapOffline: 'The map needs a connection. The address and the directions below work without it.',
  mapTitle: 'Map of our address',
  touch: 'Get In Touch',
  direction: 'Get Direction',
} as const;
