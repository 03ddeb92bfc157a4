import type { BrandingMethod } from './branding-methods';
import { LIMITS } from './limits';
import type { PriceBreak } from './prices';

/*
 * One record per field of a product. The form, the table, spreadsheets, REST, filters, search and the facts on the product page
 * read it; docs/decisions/019-product-fields.md says how to add a field. Without schemas, because public pages import it.
 */

/** Working days from the approved proof to dispatch. */
export interface LeadTime {
  from: number;
  to: number;
}

export interface Branding {
  method: BrandingMethod;
  /** Where on the product: "left chest"; '' where it is open. */
  position: string;
  /** Largest printable area: "40 x 60 mm"; '' where it is open. */
  area: string;
}

/** Where a branding area lies on one picture. Numbers are shares of the picture's width (x) and height (y). */
export interface BrandingPlace {
  /** Upload that shows it, one of the product's pictures. */
  imageName: string;
  /** x and y of four corners, clockwise from the upper left one as the logo is read. */
  corners: number[];
  /** How far the middle of the upper and of the lower edge hangs below the line between its corners, on a round piece. */
  sag: number[];
}

/** A part of the product that takes a logo. */
export interface BrandingArea {
  name: string;
  methods: BrandingMethod[];
  /** Size on the piece, mm. */
  width: number;
  height: number;
  /** Of a round piece that stands upright, mm; null: the area is flat. */
  diameter: number | null;
  /** Most colours of a logo; null: any number. */
  colours: number | null;
  places: BrandingPlace[];
}

export const OPTION_KINDS = ['colour', 'size', 'capacity'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** One value that a buyer can choose: a colour, size or capacity. */
export interface ProductOption {
  kind: OptionKind;
  name: string;
  /** Colour of its dot, `#rrggbb`; null for sizes and capacities. */
  swatch: string | null;
  /** Its own item number; null: the product's. */
  sku: string | null;
  /** Price per piece of this option; null: the product's. */
  price: number | null;
  stock: boolean;
  /** Upload that shows it, one of the product's pictures; null: the product's first picture. */
  imageName: string | null;
}

/** The stored value of each kind of fact. */
export interface FactKinds {
  text: string;
  /** Text whose families of materials are found in it, see `materialFamiliesOf`. */
  material: string;
  number: number | null;
  /** A code of 4 to 8 digits. */
  code: string | null;
  words: string[];
  leadTime: LeadTime | null;
  branding: Branding[];
  areas: BrandingArea[];
  options: ProductOption[];
  priceBreaks: PriceBreak[];
  /** Ids of other products. */
  products: string[];
}
export type FactKind = keyof FactKinds;

export const FACT_GROUPS = ['Product', 'Branding', 'Delivery', 'Tax'] as const;
export type FactGroup = (typeof FACT_GROUPS)[number];

interface Field {
  /** What staff call it: in the form, the table, and as the header of its spreadsheet column unless `header` is given. */
  label: string;
  header?: string;
  /** Other headers of that column, separated by spaces: lower case, letters and digits only. Label and header always count. */
  aliases?: string;
  /** Below the field of the form. */
  hint?: string;
  /** What to type instead, when what was typed cannot be read. Of a number, it states the bounds. */
  wrong?: string;
  /** How a cell of a spreadsheet is written, where it has a form. */
  example?: string;
}

export interface FactField extends Field {
  kind: FactKind;
  /** Least value of a number; 0 if it is missing. */
  min?: number;
  /** Largest number, most characters of a text, most entries of a list. */
  max: number;
  /** A number without a fraction. */
  isWhole?: boolean;
  /** Follows the number: '290 g', '12 months'. */
  unit?: string;
  /** Section of the form that shows it as a plain field. Missing: the form has a control of its own for it. */
  section?: 'facts' | 'prices';
  /** Its row in the facts of the product page. Missing: it has none. */
  shownAs?: string;
  /** Part of the facts where that row stands. */
  group?: FactGroup;
  /** Visitors filter by it: name of the parameter in URLs and REST, and heading of the choices. */
  facet?: { param: string; label: string };
  /** Products of a category tend to have one value: the form suggests it for a new product. */
  isUsual?: boolean;
  /** Visitors find products by it. */
  isSearchable?: boolean;
  /** The product table can show it as a column under this heading. */
  column?: string;
}

const field = <const Fact extends FactField>(fact: Fact): Fact => fact;

/** Facts that buyers decide by, in the order of forms and spreadsheets. Every fact may be missing. */
export const FACT_FIELDS = {
  material: field({
    kind: 'material',
    max: LIMITS.fact,
    label: 'Material',
    aliases: 'materials',
    hint: 'Such as “SS304, double wall”.',
    section: 'facts',
    shownAs: 'Material',
    group: 'Product',
    facet: { param: 'material', label: 'Material' },
    isSearchable: true,
    column: 'Material',
  }),
  size: field({
    kind: 'text',
    max: LIMITS.fact,
    label: 'Size',
    aliases: 'dimensions',
    hint: 'Such as “500 ml, 26 x 7 cm”.',
    section: 'facts',
    shownAs: 'Size',
    group: 'Product',
    isSearchable: true,
  }),
  weight: field({
    kind: 'number',
    max: LIMITS.weight,
    unit: 'g',
    label: 'Weight (g)',
    aliases: 'weight grams',
    hint: 'Grams of one piece.',
    wrong: `Grams up to ${LIMITS.weight.toLocaleString('en-IN')}, such as 290, or nothing.`,
    section: 'facts',
    shownAs: 'Weight',
    group: 'Product',
  }),
  /** Smallest order in pieces; null: SPEC's `quantity` is. */
  minimumQuantity: field({
    kind: 'number',
    min: 1,
    max: LIMITS.quantity,
    isWhole: true,
    unit: 'pieces',
    label: 'Minimum quantity',
    aliases: 'moq minimumorder minimumorderquantity minqty',
    hint: 'Pieces of the smallest order.',
    wrong: `A whole number of pieces from 1 to ${LIMITS.quantity.toLocaleString('en-IN')}, or nothing.`,
    section: 'facts',
    shownAs: 'Minimum order',
    group: 'Delivery',
    isUsual: true,
  }),
  leadTime: field({
    kind: 'leadTime',
    max: LIMITS.leadDays,
    unit: 'working days after proof approval',
    label: 'Lead time',
    header: 'Lead time (working days)',
    aliases: 'leadworkingdays',
    wrong: `Working days up to ${LIMITS.leadDays}, or nothing.`,
    example: '5-7',
    shownAs: 'Lead time',
    group: 'Delivery',
    isUsual: true,
    column: 'Lead time (days)',
  }),
  brandingMethods: field({
    kind: 'branding',
    max: LIMITS.brandingMethods,
    label: 'Branding methods',
    header: 'Branding',
    wrong: `At most ${LIMITS.brandingMethods} methods.`,
    example: 'Laser engraving, body, [40 x 60 mm]; Screen print',
    shownAs: 'Branding',
    group: 'Branding',
    isUsual: true,
    facet: { param: 'branding', label: 'Branding' },
    isSearchable: true,
    column: 'Branding',
  }),
  /** Where a logo can be shown on the pictures. */
  brandingAreas: field({
    kind: 'areas',
    max: LIMITS.brandingAreas,
    label: 'Branding areas',
    wrong: `At most ${LIMITS.brandingAreas} areas, each with a name and a size.`,
    example: 'Front | 40 x 60 mm | Laser engraving, UV print | at most 2 colours',
  }),
  packaging: field({
    kind: 'text',
    max: LIMITS.fact,
    label: 'Packaging',
    aliases: 'packing',
    section: 'facts',
    shownAs: 'Packaging',
    group: 'Delivery',
    isUsual: true,
  }),
  tags: field({
    kind: 'words',
    max: LIMITS.tags,
    label: 'Tags',
    aliases: 'labels',
    hint: 'Separated by commas, such as “eco, travel”.',
    wrong: `At most ${LIMITS.tags} tags of ${LIMITS.tag} characters.`,
    section: 'facts',
    facet: { param: 'tag', label: 'Tags' },
    isSearchable: true,
    column: 'Tags',
  }),
  countryOfOrigin: field({
    kind: 'text',
    max: LIMITS.country,
    label: 'Country of origin',
    aliases: 'origin madein',
    section: 'facts',
    shownAs: 'Country of origin',
    group: 'Product',
    isUsual: true,
  }),
  warrantyMonths: field({
    kind: 'number',
    max: 240,
    isWhole: true,
    unit: 'months',
    label: 'Warranty (months)',
    aliases: 'warranty guarantee guaranteemonths',
    hint: 'Whole months from delivery.',
    wrong: 'A whole number of months up to 240, such as 12, or nothing.',
    section: 'facts',
    shownAs: 'Warranty',
    group: 'Product',
    isUsual: true,
    facet: { param: 'warranty', label: 'Warranty' },
    isSearchable: true,
    column: 'Warranty',
  }),
  /** Code of the Harmonised System. */
  hsn: field({
    kind: 'code',
    max: 8,
    label: 'HSN',
    aliases: 'hsncode hsnsac hsnsaccode',
    hint: '4 to 8 digits.',
    wrong: '4 to 8 digits, or nothing.',
    section: 'prices',
    shownAs: 'HSN',
    group: 'Tax',
    isUsual: true,
  }),
  gstRate: field({
    kind: 'number',
    max: 100,
    unit: '%',
    label: 'GST %',
    aliases: 'gstrate tax taxrate',
    hint: 'Not included in the prices.',
    wrong: 'Per cent up to 100, such as 18, or nothing.',
    section: 'prices',
    shownAs: 'GST',
    group: 'Tax',
    isUsual: true,
  }),
  options: field({
    kind: 'options',
    max: LIMITS.options,
    label: 'Options',
    aliases: 'variants',
    wrong: `At most ${LIMITS.options} options.`,
    example: 'colour: Black | #111111; size: L',
  }),
  priceBreaks: field({
    kind: 'priceBreaks',
    max: LIMITS.priceBreaks,
    label: 'Price breaks',
    aliases: 'quantityprices',
    wrong: `At most ${LIMITS.priceBreaks} price breaks.`,
    example: '50: 560; 250: 490; 1000: on request',
  }),
  /** Products chosen by hand; empty: chosen by category and tags. */
  related: field({
    kind: 'products',
    max: LIMITS.related,
    label: 'Related products',
    header: 'Related product ids',
    aliases: 'related',
    wrong: `At most ${LIMITS.related} products.`,
  }),
};

export type FactName = keyof typeof FACT_FIELDS;
export const FACT_NAMES = Object.keys(FACT_FIELDS) as FactName[];
/** The record of a fact. */
export const factField = (name: FactName): FactField => FACT_FIELDS[name];

export type KindOf<Name extends FactName> = (typeof FACT_FIELDS)[Name]['kind'];
/** A value for each fact, made from its kind. */
export type FactsOf<ByKind extends Record<FactKind, unknown>> = { [Name in FactName]: ByKind[KindOf<Name>] };
export type ProductFacts = FactsOf<FactKinds>;
/** Facts of one kind. */
export type FactNameOf<Kind extends FactKind> = {
  [Name in FactName]: KindOf<Name> extends Kind ? Name : never;
}[FactName];

/** Makes a value for each fact. The result has the type that `value` returns for each kind. */
export const mapFacts = <ByKind extends Record<FactKind, unknown>>(
  value: (name: FactName, fact: FactField) => ByKind[FactKind],
): FactsOf<ByKind> => Object.fromEntries(FACT_NAMES.map((name) => [name, value(name, factField(name))])) as FactsOf<ByKind>;

const NO_VALUE: FactKinds = {
  text: '',
  material: '',
  number: null,
  code: null,
  words: [],
  leadTime: null,
  branding: [],
  areas: [],
  options: [],
  priceBreaks: [],
  products: [],
};

/** Facts of a product that states none. */
export const NO_FACTS: ProductFacts = mapFacts<FactKinds>((_, { kind }) => NO_VALUE[kind]);

type FacetNames = { [Name in FactName]: (typeof FACT_FIELDS)[Name] extends { facet: object } ? Name : never }[FactName];
/** Name of a facet in URLs, in REST and in the catalogue file. */
export type FacetParam = (typeof FACT_FIELDS)[FacetNames]['facet']['param'];
export interface Facet {
  name: FactName;
  kind: FactKind;
  param: FacetParam;
  label: string;
}
/** The facts that visitors filter by, in the order of the filters. */
export const FACETS: readonly Facet[] = FACT_NAMES.flatMap((name) => {
  const { facet, kind } = factField(name);
  return facet ? [{ name, kind, param: facet.param as FacetParam, label: facet.label }] : [];
});
/** A value for each facet. */
export const mapFacets = <Value>(value: (facet: Facet) => Value): Record<FacetParam, Value> =>
  Object.fromEntries(FACETS.map((facet) => [facet.param, value(facet)])) as Record<FacetParam, Value>;

/** How the cell of a spreadsheet holds a field that is no fact. */
export type BasicKind = 'text' | 'sku' | 'category' | 'money' | 'audience' | 'pieces' | 'stock' | 'flag';

interface BasicField extends Field {
  kind: BasicKind;
}
const basic = <const One extends BasicField>(one: One): One => one;

const AMOUNT = `An amount up to ${LIMITS.price.toLocaleString('en-IN')}, such as 420 or 420.50, or nothing.`;

/** The editable fields that are no facts, in the order of spreadsheets. */
export const BASIC_FIELDS = {
  sku: basic({
    kind: 'sku',
    label: 'SKU',
    aliases:
      'productsku variantsku code itemcode productcode stylecode itemnumber itemno articlenumber articleno modelnumber modelno model partnumber partno',
    hint: 'Your own item number, of this product only. Spreadsheet rows and picture files are matched by it; capitals make no difference.',
  }),
  title: basic({
    kind: 'text',
    label: 'Title',
    aliases: 'name product productname producttitle item itemname particulars',
  }),
  categoryId: basic({
    kind: 'category',
    label: 'Category',
    aliases: 'categories categorytitle categoryname productcategory producttype',
  }),
  description: basic({
    kind: 'text',
    label: 'Description',
    aliases: 'descriptionhtml productdescription longdescription details body bodyhtml',
    wrong: `At most ${LIMITS.description.toLocaleString('en-IN')} characters, formatting included.`,
  }),
  price: basic({
    kind: 'money',
    label: 'Price',
    aliases: 'mrp listprice regularprice unitprice variantprice rate',
    hint: 'Per piece. Empty: on request.',
    wrong: AMOUNT,
  }),
  discountedPrice: basic({
    kind: 'money',
    label: 'Discounted price',
    aliases: 'offerprice saleprice sellingprice specialprice discountprice',
    hint: 'Per piece. Empty: no discount.',
    wrong: AMOUNT,
  }),
  priceAudience: basic({
    kind: 'audience',
    label: 'Prices are shown to',
    header: 'Prices shown to',
    aliases: 'priceaudience',
  }),
  quantity: basic({
    kind: 'pieces',
    label: 'Quantity',
    aliases: 'qty',
    hint: 'Smallest order, unless the facts state a minimum quantity.',
    wrong: `A whole number from 0 to ${LIMITS.quantity.toLocaleString('en-IN')}.`,
  }),
  stock: basic({ kind: 'stock', label: 'In stock', aliases: 'stock available availability stockstatus' }),
  live: basic({
    kind: 'flag',
    label: 'Live',
    aliases: 'published visible active status',
    hint: 'Visitors see it.',
  }),
};
export type BasicName = keyof typeof BASIC_FIELDS;
export const BASIC_NAMES = Object.keys(BASIC_FIELDS) as BasicName[];

export const isProductField = (name: unknown): name is BasicName | FactName =>
  typeof name === 'string' && (Object.hasOwn(BASIC_FIELDS, name) || Object.hasOwn(FACT_FIELDS, name));

/** The record of any field of a product. */
export const productField = (name: BasicName | FactName): Field & { kind: BasicKind | FactKind } =>
  name in BASIC_FIELDS ? BASIC_FIELDS[name as BasicName] : factField(name as FactName);

/** Lower case, letters and digits only: "In Stock?", "in_stock" and "instock" are one header. */
export const normalHeader = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Header of a field's spreadsheet column. */
export const headerOf = ({ label, header = label }: Field): string => header;

/** Every header that means the field, normalised. */
export const headersOf = ({ label, header = label, aliases = '' }: Field): string[] => [
  ...new Set([normalHeader(label), normalHeader(header), ...aliases.split(' ').filter(Boolean)]),
];
