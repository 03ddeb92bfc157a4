import { wordsOf } from '../../lib/inverted-index';

/** What somebody searches for. */
export interface SearchQuery {
  /** Words that a product has to hold. */
  words: readonly string[];
  /** Words that say nothing about a product: "gift", "for". They only rank where there are no others. */
  fillers: readonly string[];
  /** Highest price per piece: "under 500". */
  maxPrice: number | null;
  /** Pieces of the order: "50 pieces". */
  pieces: number | null;
}

const FILLERS = new Set(
  (
    'gift gifts gifting giveaway giveaways present presents uphar bhet tohfa item items product products idea ideas option options for to the a an and or ' +
    'of in on with our my your from by at is are we need want looking buy order price prices rate rates cost best good nice cheap latest unique ' +
    'corporate company office business promotional promotion custom customised customized customisable personalised personalized branded branding ' +
    'printed logo bulk wholesale supplier online india return employee employees staff team client clients people everyone ke liye ka ki'
  ).split(' '),
);

const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)(k?)`;
const CURRENCY = String.raw`(?:rs\.?|inr|₹|rupees?)`;
const PRICES = [
  new RegExp(
    String.raw`(?:\b(?:under|below|within|upto|up to|less than|not above|max|maximum|budget)|<)\s*(?:of\s*)?${CURRENCY}?\s*${NUMBER}\s*(?:${CURRENCY}|/-)?(?![\p{L}\d])`,
    'iu',
  ),
  new RegExp(String.raw`(?:^|\s)${CURRENCY}\s*${NUMBER}(?![\p{L}\d])(?:\s*/-)?`, 'iu'),
  new RegExp(String.raw`(?:^|\s)${NUMBER}\s*(?:${CURRENCY}(?![\p{L}])|/-)`, 'iu'),
];
const PIECES = new RegExp(
  String.raw`(?:^|\s)${NUMBER}\s*(?:pieces?|pcs?|nos|qty|units?|people|persons?|employees|members)(?![\p{L}])`,
  'iu',
);

const readAmount = (digits = '', thousand = ''): number => Number(digits.replaceAll(',', '')) * (thousand === '' ? 1 : 1_000);

/** Reads price and pieces out of a typed search, and tells words from fillers. */
export function readQuery(text: string): SearchQuery {
  const price = PRICES.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const unpriced = price ? text.replace(price[0], ' ') : text;
  const pieces = PIECES.exec(unpriced);
  const typed = wordsOf(pieces ? unpriced.replace(pieces[0], ' ') : unpriced);
  return {
    words: typed.filter((word) => !FILLERS.has(word)),
    fillers: typed.filter((word) => FILLERS.has(word)),
    maxPrice: price ? readAmount(price[1], price[2]) : null,
    pieces: pieces ? readAmount(pieces[1], pieces[2]) : null,
  };
}
