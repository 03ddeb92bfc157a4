export type GalleryItem = {
  /** Its files are `/gallery/{slug}-{width}.avif` and `.webp`. */
  slug: string;
  caption: string;
  /** What the picture shows. */
  alt: string;
};

/** Square; each of these widths exists in both formats. */
export const GALLERY_WIDTHS = [320, 640] as const;

/** Our Work: sixteen pictures, four in a row. */
export const GALLERY_ITEMS: readonly GalleryItem[] = [
  {
    slug: 'kit-packing-line',
    caption: 'Kit packing line',
    alt: 'Open gift boxes in a row, each with a bottle, a notebook and a pen',
  },
  {
    slug: 'engraved-flask',
    caption: 'Engraved flask, close up',
    alt: 'The shoulder of a teal flask with a laser-engraved mark',
  },
  { slug: 'polo-embroidery', caption: 'Polo embroidery', alt: 'A navy polo beside spools of thread and a needle' },
  { slug: 'award-stage', caption: 'Award stage', alt: 'Three cups, gold, silver and bronze, on a stepped stage' },
  { slug: 'hamper-wall', caption: 'Hamper wall', alt: 'Shelves of festive boxes and baskets with ribbons' },
  { slug: 'delegate-bags', caption: 'Delegate bags', alt: 'Three backpacks with lanyards, ready for a conference' },
  { slug: 'branded-umbrellas', caption: 'Branded umbrellas', alt: 'Two open umbrellas, one teal and one yellow' },
  { slug: 'foil-diary-stack', caption: 'Foil diary stack', alt: 'A stack of diaries with a gold foil mark on the top one' },
  { slug: 'desk-set', caption: 'Desk set', alt: 'A lamp, a pen stand and a clock on a desk mat' },
  {
    slug: 'seed-paper-cards',
    caption: 'Seed paper cards',
    alt: 'Cards of seed paper with a seedling growing from one of them',
  },
  { slug: 'uv-print-bed', caption: 'UV print bed', alt: 'Power banks in rows on the bed of a printer' },
  { slug: 'trophy-plate', caption: 'Trophy plate', alt: 'A gold cup and the tool that engraves its plate' },
  { slug: 'dispatch-pallets', caption: 'Dispatch pallets', alt: 'Cartons stacked on two pallets, ready to leave' },
  {
    slug: 'trade-show-counter',
    caption: 'Trade show counter',
    alt: 'A counter with mugs, caps and bags under a striped awning',
  },
  { slug: 'gift-handover', caption: 'Gift handover', alt: 'A wrapped gift on a desk, with a card and flowers beside it' },
  { slug: 'team-offsite', caption: 'Team offsite', alt: 'A picnic mat with flasks, caps and a football' },
];

/** One file of a gallery picture. */
export const galleryUrl = (slug: string, width: (typeof GALLERY_WIDTHS)[number], format: 'avif' | 'webp') =>
  `/gallery/${slug}-${width}.${format}`;
