import type { ProductDetails, ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { ChosenOption } from '@catalogue/contract/prices';

/** A product that a line of a pasted list names. */
interface ListedChoice {
  product: ProductSummary;
  options: readonly ChosenOption[];
  sku: string | null;
}

/** One line of a pasted list. */
export interface ListedLine {
  /** As it was pasted. */
  text: string;
  /** null: no item number or title of the catalogue. */
  choice: ListedChoice | null;
  /** null: the line names none. */
  pieces: number | null;
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What item numbers and titles mean: a product, or one of its options. */
function choicesByName(products: Iterable<ProductSummary>, details: ReadonlyMap<string, ProductDetails> | undefined) {
  const choices = new Map<string, ListedChoice>();
  const titles = new Map<string, ListedChoice>();
  for (const product of products) {
    const choice = { product, options: [], sku: product.sku };
    if (product.sku !== null) choices.set(plain(product.sku), choice);
    titles.set(plain(product.title), choice);
    for (const { kind, name, sku } of details?.get(product.id)?.facts?.options ?? []) {
      if (sku !== null) choices.set(plain(sku), { product, options: [{ kind, name }], sku });
    }
  }
  return { choices, titles };
}

/** "200", "x200", "200 pcs" without its space. */
const PIECES = /^(?:x|qty)?:?(\d{1,8})(?:x|pcs?|pieces?|nos?|units?)?\.?$/i;
const UNITS = /^(?:x|qty|pcs?|pieces?|nos?|units?|of)[.:]?$/i;
/** Words of the longest item number that is written with spaces. */
const MAX_WORDS = 3;

function readLine(text: string, { choices, titles }: ReturnType<typeof choicesByName>): ListedLine {
  // 1,000 and 1,00,000 are numbers; the comma of "DRK-01,200" stands between two cells.
  const words = text
    .replace(/(?<![\w-])\d{1,3}(?:,\d{2,3})+(?!\d)/g, (number) => number.replaceAll(',', ''))
    .split(/[\s,;|"]+/)
    .filter((word) => word !== '');
  const piecesOf = (rest: readonly string[]): number | null => {
    const found = rest.map((word) => Number(PIECES.exec(word)?.[1] ?? 0)).filter((count) => count > 0);
    return found.at(-1) ?? null;
  };
  for (let length = MAX_WORDS; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const choice = choices.get(plain(words.slice(start, start + length).join('')));
      if (choice) return { text, choice, pieces: piecesOf([...words.slice(0, start), ...words.slice(start + length)]) };
    }
  }
  // Numbers may belong to the title: "Flask 500 ml 200".
  const wholeTitle = titles.get(plain(words.join('')));
  if (wholeTitle) return { text, choice: wholeTitle, pieces: null };
  for (const [index, word] of words.entries()) {
    if (!PIECES.test(word)) continue;
    const others = words.filter((other, at) => at !== index && !UNITS.test(other));
    const choice = titles.get(plain(others.join('')));
    if (choice) return { text, choice, pieces: piecesOf([word]) };
  }
  return { text, choice: null, pieces: null };
}

/** Reads item numbers (or titles) and pieces, one product a line, as a spreadsheet or a chat has them. */
export function readOrderList(
  text: string,
  products: Iterable<ProductSummary>,
  details: ReadonlyMap<string, ProductDetails> | undefined,
): ListedLine[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) return [];
  const names = choicesByName(products, details);
  return lines.map((line) => readLine(line.trim(), names));
}
