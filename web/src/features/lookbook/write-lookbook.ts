import { SITE, whatsAppLink } from '@catalogue/contract/site';
import { encode } from 'uqr';
import { CELLS, cellBox, PAGE, type Box, type PerPage } from './page-grid';
import { LOOKBOOK_TEXTS as texts } from './lookbook-texts';
import { PdfWriter, type FontFiles } from './pdf-writer';

/** A product as the PDF shows it. */
export interface PrintedProduct {
  title: string;
  /** Category and item number. */
  subtitle: string;
  /** Null: the lookbook has no prices. */
  price: string | null;
  facts: readonly string[];
  url: string;
  /** JPEG; null without a picture. */
  picture: ArrayBuffer | null;
}

export interface Lookbook {
  client: string;
  /** JPEG. */
  logo: ArrayBuffer | null;
  /** '22 Nov 2026' */
  day: string;
  createdAt: Date;
  perPage: PerPage;
  products: readonly PrintedProduct[];
  /** URL in the QR code on the last page. */
  url: string;
}

/** The site's tokens in light mode (ui/tokens.css): a PDF cannot read them. */
const COLORS = { brand: '#0f4c4a', onBrand: '#ffffff', muted: '#655f55', plate: '#f4efe6', accent: '#f2a31b', dark: '#000000' };
const COVER_BAND = 300;
const QR_SIDE = 240;
/** Light modules around a code, as ISO/IEC 18004 asks for. */
const QUIET_ZONE = 4;
const CONTENT = PAGE.width - 2 * PAGE.margin;

/** Writes the PDF: a cover, the products, and a page with the company's contact and a QR code. */
export async function writeLookbook(
  book: Lookbook,
  fonts: FontFiles,
): Promise<{ pdf: Uint8Array<ArrayBuffer>; pages: number }> {
  const title = book.client === '' ? `${SITE.name} ${texts.title}` : texts.forClient(book.client);
  const writer = new PdfWriter(fonts, { title, author: SITE.legalName, createdAt: book.createdAt });
  writeCover(writer, book, title);
  for (const [index, product] of book.products.entries()) {
    if (index % book.perPage === 0) writer.addPage();
    writeProduct(writer, product, book.perPage, cellBox(book.perPage, index % book.perPage));
  }
  writeContact(writer, book.url);
  const pages = writer.numberPages(texts.page, COLORS.muted);
  return { pdf: await writer.finish(), pages };
}

function writeCover(writer: PdfWriter, { client, logo, day, products }: Lookbook, title: string): void {
  const x = PAGE.margin;
  writer.addPage();
  writer.rectangle({ x: 0, y: 0, width: PAGE.width, height: COVER_BAND }, COLORS.brand);
  writer.rectangle({ x, y: COVER_BAND - 3, width: 96, height: 6 }, COLORS.accent);
  writer.line(SITE.name, x, 150, { size: 48, style: 'heading', color: COLORS.onBrand });
  writer.line(SITE.tagline, x, 216, { size: 15, color: COLORS.onBrand });
  const below = writer.block(client === '' ? texts.title : title, x, COVER_BAND + 64, {
    size: 34,
    style: 'heading',
    width: CONTENT,
    lines: 4,
  });
  writer.line(texts.count(products.length, day), x, below + 12, { size: 13, color: COLORS.muted });
  if (logo) writer.picture(logo, { x, y: below + 64, width: 220, height: 120 }, 'left');
}

function writeProduct(writer: PdfWriter, product: PrintedProduct, perPage: PerPage, cell: Box): void {
  const { picture, isBeside, titleSize, textSize, titleLines, factLines } = CELLS[perPage];
  const side = cell.width * picture;
  const plate = { x: cell.x, y: cell.y, width: side, height: side };
  writer.rectangle(plate, COLORS.plate);
  if (product.picture) writer.picture(product.picture, plate);
  writer.link(plate, product.url);

  const x = isBeside ? cell.x + side + 20 : cell.x;
  const width = isBeside ? cell.width - side - 20 : cell.width;
  const { title, subtitle, price, facts, url } = product;
  let y = writer.block(title, x, isBeside ? cell.y : cell.y + side + 8, {
    size: titleSize,
    style: 'heading',
    width,
    lines: titleLines,
    url,
  });
  y = writer.block(subtitle, x, y + 3, { size: textSize, color: COLORS.muted, width, lines: 1 });
  if (price !== null) y = writer.block(price, x, y + 2, { size: textSize + 1, color: COLORS.brand, width, lines: 2 });
  let left = factLines;
  for (const fact of facts) {
    if (left === 0) return;
    const below = writer.block(fact, x, y, { size: textSize, width, lines: left });
    left -= Math.round((below - y) / (textSize * 1.45));
    y = below;
  }
}

function writeContact(writer: PdfWriter, url: string): void {
  const x = PAGE.margin;
  writer.addPage();
  let y = writer.block(texts.contact, x, 80, { size: 34, style: 'heading', width: CONTENT, lines: 1 }) + 16;
  const rows: { text: string; url?: string }[] = [
    { text: SITE.legalName },
    ...SITE.address.map((text) => ({ text })),
    { text: SITE.hours },
    { text: SITE.phoneShown, url: `tel:${SITE.phone}` },
    { text: SITE.mails.sales, url: `mailto:${SITE.mails.sales}` },
    { text: 'WhatsApp', url: whatsAppLink(SITE.hello) },
  ];
  for (const row of rows) {
    writer.line(row.text, x, y, { size: 13, ...(row.url === undefined ? {} : { url: row.url, color: COLORS.brand }) });
    y += 21;
  }
  const box = { x, y: y + 28, width: QR_SIDE, height: QR_SIDE };
  drawQrCode(writer, url, box);
  writer.line(texts.scan, x, box.y + QR_SIDE + 12, { size: 12, color: COLORS.brand, url });
}

/** Draws the dark modules, a row of neighbours as one rectangle. */
function drawQrCode(writer: PdfWriter, text: string, box: Box): void {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET_ZONE });
  const module = box.width / size;
  for (const [row, modules] of data.entries()) {
    let start = 0;
    while (start < size) {
      let end = start;
      while (end < size && modules[end] === true) end += 1;
      const y = box.y + row * module;
      if (end > start)
        writer.rectangle({ x: box.x + start * module, y, width: (end - start) * module, height: module }, COLORS.dark);
      start = end + 1;
    }
  }
  writer.link(box, text);
}
