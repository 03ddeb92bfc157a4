import { wordsOf } from '../../lib/inverted-index';

/** What somebody searches for. */
export interface SearchQuery {
  /** Words that a product has to hold. */
  words: readonly string[];
  /** Words that say nothing about a product: "gift", "for". They only rank where there are no others. */
  fillers: readonly string[];
  /** Highest price per piece: "under 500". */
  maxPrice: number | null;
  /** Lowest price per piece: "above 1000". */
  minPrice: number | null;
  /** Pieces of the order: "50 pieces". */
  pieces: number | null;
}

const FILLERS = new Set(
  (
    'gift gifts gifting giveaway giveaways present presents uphar bhet tohfa item items product products idea ideas option options for to the a an and or ' +
    'of in on with our my your from by at is are we need want looking buy order price prices rate rates cost budget per piece pieces each person ' +
    'best good nice cheap latest unique ' +
    'corporate company office business promotional promotion custom customised customized customisable personalised personalized branded branding ' +
    'printed logo bulk wholesale supplier online india return employee employees staff team client clients customer customers guest guests boss men ' +
    'him people everyone ke liye ka ki'
  ).split(' '),
);

/** A number before one of these is a size, an age or a date: "700 ml bottle", "25 years", "15 august". */
const UNITS =
  'ml|l|ltrs?|lit(?:er|re)s?|[gmt]b|mah|w|watts?|inch(?:es)?|feet|ft|[cm]?m|kgs?|gms?|grams?|g|gsm|oz|x|pages?|days?|months?|years?|yrs?|jan(?:uary)?|aug(?:ust)?';
const PIECE_UNITS = 'pieces?|pcs?|nos|qty|units?|people|persons?|employees|members';
const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)(k?)(?!\s*(?:${UNITS})(?!\p{L}))`;
const CURRENCY = String.raw`(?:rs\.?|inr|₹|rupees?)`;
/** The lower end of a price range. The upper one is the highest price. */
const FROM = String.raw`(?:\d[\d,]*k?\s*(?:-|–|to|and)\s*${CURRENCY}?\s*)?`;
const PRICES = [
  new RegExp(
    String.raw`(?:\b(?:under|below|within|upto|up to|less than|max|maximum|budget|between|range)|<)\s*(?:of\s*)?${CURRENCY}?\s*${FROM}${NUMBER}\s*(?:${CURRENCY}|/-)?(?![\p{L}\d])`,
    'iu',
  ),
  new RegExp(String.raw`(?:^|\s)${CURRENCY}\s*${FROM}${NUMBER}(?![\p{L}\d])(?:\s*/-)?`, 'iu'),
  new RegExp(String.raw`(?:^|\s)${FROM}${NUMBER}\s*(?:(?:${CURRENCY}|budget)(?!\p{L})|/-)`, 'iu'),
  // Only round numbers: "2026-27" is a year, "1204-118" an item number.
  new RegExp(
    String.raw`(?:^|\s)[1-9][\d,]*\d0\s*(?:-|–|to)\s*([1-9][\d,]*\d0)(?![\p{L}\d,-]|\s*(?:${UNITS}|${PIECE_UNITS})(?!\p{L}))`,
    'iu',
  ),
];
const ABOVE = String.raw`(?:\b(?:above|over|from|not (?:under|below|less than))|>)\s*`;
/** Of a range, only the highest price is read. */
const NO_RANGE = String.raw`(?![\p{L}\d,"”″]|\.\d|\s*%|\s*(?:-|–|to|and)\s*${CURRENCY}?\s*\d)`;
const LOWEST_PRICES = [
  new RegExp(String.raw`${ABOVE}${CURRENCY}\s*${NUMBER}${NO_RANGE}(?:\s*/-)?`, 'iu'),
  new RegExp(String.raw`${ABOVE}${NUMBER}${NO_RANGE}\s*(?:${CURRENCY}(?!\p{L})|/-)`, 'iu'),
  // Not "over 100 mugs" or "calendar from 2027".
  new RegExp(
    String.raw`${ABOVE}(?!20[23]\d(?!\d))${NUMBER}${NO_RANGE}(?!\s*(?!(?:and|but|each|for|in|per|under|below|with)(?!\p{L}))\p{L})`,
    'iu',
  ),
];
const PIECES = [
  new RegExp(String.raw`(?:^|\s)${NUMBER}\s*(?:${PIECE_UNITS})(?!\p{L})`, 'iu'),
  // "100 bottles"; not "2027 diary", "3 fold umbrella" or "15.6 backpack".
  new RegExp(String.raw`(?:^|\b(?:for|need|want|order|buy)\s)\s*(?=\d[\d,k])(?!20[23]\d\s|\d+\.)${NUMBER}\s+(?=\p{L})`, 'iu'),
];
const NOT_ABOVE = /\bnot\s+(?:be\s+)?(?:above|over|more than)(?!\p{L})/giu;
/** Pieces, no price. */
const QUANTITY_ABOVE = /\b(qty|quantity|moq)\s+(?:above|over|from)(?!\p{L})/giu;
/** "New" alone finds "New Year". */
const NEW_EMPLOYEES = /\bnew\s+(?:employees?|staff|hires?|recruits?|join\p{L}*)/giu;

const firstMatch = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);

const without = (match: RegExpExecArray | undefined, text: string): string => (match ? text.replace(match[0], ' ') : text);

/** The number of a match; null without one. */
function readAmount([, digits = '', thousand = '']: readonly string[] = []): number | null {
  return digits === '' ? null : Number(digits.replaceAll(',', '')) * (thousand === '' ? 1 : 1_000);
}

/** Reads price and pieces out of a typed search, and tells words from fillers. */
export function readQuery(typed: string): SearchQuery {
  const text = typed.replace(NEW_EMPLOYEES, 'onboarding').replace(NOT_ABOVE, 'under').replace(QUANTITY_ABOVE, '$1');
  const lowest = firstMatch(LOWEST_PRICES, text);
  const unbounded = without(lowest, text);
  const price = firstMatch(PRICES, unbounded);
  const unpriced = without(price, unbounded);
  const pieces = firstMatch(PIECES, unpriced);
  const words = wordsOf(without(pieces, unpriced));
  return {
    words: words.filter((word) => !FILLERS.has(word)),
    fillers: words.filter((word) => FILLERS.has(word)),
    maxPrice: readAmount(price),
    minPrice: readAmount(lowest),
    pieces: readAmount(pieces),
  };
}
