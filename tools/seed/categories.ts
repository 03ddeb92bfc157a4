/** The twelve categories of seed/catalogue.csv: what visitors read, the hue that tints them, and their cover. */
export interface SeedCategory {
  id: string;
  /** As in the CSV's `category` column. */
  title: string;
  description: string;
  /** Degrees on the colour wheel. */
  hue: number;
  /** Its picture, under seed/pictures. */
  cover: string;
  /** What the pieces are for, and how they feel: each description takes one of each. */
  uses: readonly string[];
  feels: readonly string[];
}

export const CATEGORIES: readonly SeedCategory[] = [
  {
    id: 'drinkware',
    title: 'Drinkware',
    description: 'Flasks, mugs and tumblers that stay on the desk, and carry your name through every meeting.',
    hue: 220,
    cover: 'cover-drk',
    uses: [
      'Made for long days between desk, car and client.',
      'For the first tea of the morning and the last call of the day.',
      'A piece people reach for twenty times a day.',
    ],
    feels: [
      'It sits well in the hand and closes without a drip.',
      'The finish takes a logo cleanly and hides small scratches.',
      'Solid without being heavy, and easy to wash.',
    ],
  },
  {
    id: 'bags-travel',
    title: 'Bags & Travel',
    description: 'Backpacks, trolleys and totes for teams on the move, sewn to be used for years.',
    hue: 40,
    cover: 'cover-bag',
    uses: [
      'For the commute on weekdays and the short trip after.',
      'Carries what a working day needs, and a little more.',
      'Packed at the office, still neat at the airport.',
    ],
    feels: [
      'Seams are double stitched where the weight hangs.',
      'The fabric keeps its shape and wipes clean.',
      'Pockets are where the hand looks for them.',
    ],
  },
  {
    id: 'tech-gadgets',
    title: 'Tech & Gadgets',
    description: 'Chargers, speakers and small helpers, safety-tested and ready to be branded.',
    hue: 280,
    cover: 'cover-tec',
    uses: [
      'A small helper that is always in the bag when it is needed.',
      'Keeps a working day charged, connected and in time.',
      'The gift that gets unpacked and used the same evening.',
    ],
    feels: [
      'Certified cells and a tidy finish, with nothing that rattles.',
      'Simple to use: no app, no manual, one button.',
      'The surface takes a full-colour print to the edge.',
    ],
  },
  {
    id: 'stationery-diaries',
    title: 'Stationery & Diaries',
    description: 'Notebooks, pens and planners that make the ordinary Monday a little better.',
    hue: 140,
    cover: 'cover-sta',
    uses: [
      'For notes that matter and the lists that do not.',
      'Lies open on the table through a whole year of meetings.',
      'A quiet, useful gift for clients and colleagues alike.',
    ],
    feels: [
      'Paper that takes ink without showing it on the next page.',
      'The cover is soft to the touch and firm in the hand.',
      'Weighted just right, and it looks its price.',
    ],
  },
  {
    id: 'apparel',
    title: 'Apparel',
    description: 'Polos, tees and jackets in real sizes, for events people are glad to dress for.',
    hue: 15,
    cover: 'cover-app',
    uses: [
      'For launches, offsites and every Friday after.',
      'Dresses a team alike without making it a uniform.',
      'Worn at the event, and again at the weekend.',
    ],
    feels: [
      'The cloth is pre-washed and keeps its size.',
      'Cut for comfort, with stitching that lies flat.',
      'Colour stays true through many washes.',
    ],
  },
  {
    id: 'awards-trophies',
    title: 'Awards & Trophies',
    description: 'Crystal, metal and wood for the moment on stage, each with its own name.',
    hue: 250,
    cover: 'cover-awd',
    uses: [
      'For the moment on stage and the shelf it stands on after.',
      'Says well done in a way that lasts.',
      'Each piece carries its own name, checked twice before engraving.',
    ],
    feels: [
      'It has the weight that a good award should have.',
      'Edges are polished by hand and catch the light.',
      'Comes boxed, ready to be handed over.',
    ],
  },
  {
    id: 'festive-hampers',
    title: 'Festive Hampers',
    description: 'Diwali, Holi and year-end boxes, packed fresh and delivered on the day.',
    hue: 350,
    cover: 'cover-hmp',
    uses: [
      'A festive thank-you for clients, partners and families at home.',
      'Opened together, and remembered with your card on top.',
      'Packed in the week it leaves, so that everything is fresh.',
    ],
    feels: [
      'The box is sturdy enough to be kept for years.',
      'Colours are festive without shouting.',
      'Each part has its place, and nothing moves in transit.',
    ],
  },
  {
    id: 'welcome-kits',
    title: 'Welcome Kits',
    description: 'First-day boxes that say we were expecting you, packed by name.',
    hue: 175,
    cover: 'cover-kit',
    uses: [
      'Waits on the desk, or at home, before the first day begins.',
      'Everything a new colleague needs, under one lid.',
      'Packed by name, and sent to one office or to forty addresses.',
    ],
    feels: [
      'All pieces share one colour and one logo placement.',
      'Opening it feels like being expected.',
      'The mailer survives the courier and looks good doing it.',
    ],
  },
  {
    id: 'eco-sustainable',
    title: 'Eco & Sustainable',
    description: 'Bamboo, cork, jute and seed paper: gifts that leave little behind.',
    hue: 115,
    cover: 'cover-eco',
    uses: [
      'For companies that mean it when they say less waste.',
      'Useful first, and kind to the ground after.',
      'A natural piece with a short, honest story.',
    ],
    feels: [
      'The material shows its grain: no two are quite alike.',
      'Plastic-free down to the packing.',
      'Light, warm and pleasant to touch.',
    ],
  },
  {
    id: 'desk-office',
    title: 'Desk & Office',
    description: 'Mats, stands and lamps that put a tidy desk within reach.',
    hue: 60,
    cover: 'cover-dsk',
    uses: [
      'Brings order to a desk without asking for attention.',
      'Seen every working hour, and never in the way.',
      'For a first office, a new role or a long-service day.',
    ],
    feels: [
      'It stands firm and leaves no mark on the table.',
      'Clean lines that suit wood, glass and laminate alike.',
      'The branding area is small, clear and always visible.',
    ],
  },
  {
    id: 'home-kitchen',
    title: 'Home & Kitchen',
    description: 'Steel, copper and mango wood for gifts that are used by the whole family.',
    hue: 310,
    cover: 'cover-hom',
    uses: [
      'A gift that goes home and is used by everyone there.',
      'For kitchens where things are cooked, carried and shared.',
      'Welcome at weddings, housewarmings and at the end of the year.',
    ],
    feels: [
      'Food-grade inside, handsome outside.',
      'Made to be washed often and to look better for it.',
      'It has the heft of something that stays.',
    ],
  },
  {
    id: 'wellness-outdoors',
    title: 'Wellness & Outdoors',
    description: 'Umbrellas, mats and bottles for healthier, drier, happier teams.',
    hue: 85,
    cover: 'cover-wel',
    uses: [
      'For the break that a long week needs.',
      'Ready for the park, the gym and the first monsoon day.',
      'A gift that says take care, and means it.',
    ],
    feels: [
      'Light enough to carry and built to be used hard.',
      'Packs small and opens in seconds.',
      'Colours stay fresh in sun and rain.',
    ],
  },
];
