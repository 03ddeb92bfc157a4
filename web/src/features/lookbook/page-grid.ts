/** Points of an A4 page. */
export const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const;

export const PER_PAGE = [1, 2, 4, 9] as const;
export type PerPage = (typeof PER_PAGE)[number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a product is set in its cell. Sizes in points. */
export interface CellLayout {
  columns: number;
  rows: number;
  /** Size of the picture, as shares of the cell's width; it is as high as it fits beside the text. */
  picture: { width: number; height: number };
  /** Whether the text stands beside the picture, and not below it. */
  isBeside: boolean;
  titleSize: number;
  textSize: number;
  titleLines: number;
  /** Width of the labels of facts. */
  labels: number;
  /** Columns of facts side by side. */
  factColumns: number;
  /** Pixels of the picture that is loaded. */
  pixels: number;
}

export const CELLS: Readonly<Record<PerPage, CellLayout>> = {
  1: {
    columns: 1,
    rows: 1,
    picture: { width: 1, height: 1 },
    isBeside: false,
    titleSize: 26,
    textSize: 11,
    titleLines: 2,
    labels: 82,
    factColumns: 2,
    pixels: 1024,
  },
  2: {
    columns: 1,
    rows: 2,
    picture: { width: 0.52, height: 0.66 },
    isBeside: true,
    titleSize: 21,
    textSize: 11,
    titleLines: 3,
    labels: 82,
    factColumns: 1,
    pixels: 640,
  },
  4: {
    columns: 2,
    rows: 2,
    picture: { width: 1, height: 0.86 },
    isBeside: false,
    titleSize: 14,
    textSize: 9,
    titleLines: 2,
    labels: 66,
    factColumns: 1,
    pixels: 640,
  },
  9: {
    columns: 3,
    rows: 3,
    picture: { width: 1, height: 0.82 },
    isBeside: false,
    titleSize: 11,
    textSize: 8,
    titleLines: 2,
    labels: 58,
    factColumns: 1,
    pixels: 320,
  },
};

const GAP = 18;
/** Height of the line at the foot of a page. */
const FOOT = 28;

/** The cell of the n-th product of a page. */
export function cellBox(perPage: PerPage, index: number): Box {
  const { columns, rows } = CELLS[perPage];
  const width = (PAGE.width - 2 * PAGE.margin - (columns - 1) * GAP) / columns;
  const height = (PAGE.height - 2 * PAGE.margin - FOOT - (rows - 1) * GAP) / rows;
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return { x: PAGE.margin + column * (width + GAP), y: PAGE.margin + row * (height + GAP), width, height };
}
