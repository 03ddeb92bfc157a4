import { callLink, chatLink, whatsAppLink } from '@catalogue/contract/company';
import type { Company } from '@catalogue/contract/entities/company';
import { encode } from 'uqr';
import { phoneNumber } from '../../lib/phone-number';
import { CELLS, cellBox, PAGE, type Box, type PerPage } from './page-grid';
import { LOOKBOOK_TEXTS as texts } from './lookbook-texts';
import { PdfWriter, type FontFiles } from './pdf-writer';
import type { Fact } from './product-texts';

/** A product as the PDF shows it. */
export interface PrintedProduct {
  title: string;
  /** Category and item number. */
  subtitle: string;
  /** Null: the lookbook has no prices. */
  price: string | null;
  facts: readonly Fact[];
  url: string;
  /** JPEG; null without a picture. */
  picture: ArrayBuffer | null;
}

/** Whom the client answers; '' for the company's own number. */
export interface LookbookContact {
  name: string;
  phone: string;
}

export interface Lookbook {
  company: Company;
  client: string;
  /** JPEG. */
  logo: ArrayBuffer | null;
  contact: LookbookContact;
  /** '22 Nov 2026' */
  day: string;
  createdAt: Date;
  perPage: PerPage;
  products: readonly PrintedProduct[];
  /** URL in the QR code on the last page. */
  url: string;
}

/** The site's tokens in light mode (ui/tokens.css): a PDF cannot read them. */
const COLORS = {
  brand: '#0f4c4a',
  muted: '#655f55',
  line: '#e7e0d4',
  frame: '#f4efe6',
  accent: '#f2a31b',
  dark: '#000000',
};
const QR_SIDE = 220;
/** Light modules around a code, as ISO/IEC 18004 asks for. */
const QUIET_ZONE = 4;
const CONTENT = PAGE.width - 2 * PAGE.margin;
const RIGHT = PAGE.width - PAGE.margin;

/** Writes the PDF: a cover, the products, and a page with contact and a QR code. */
export async function writeLookbook(
  book: Lookbook,
  fonts: FontFiles,
): Promise<{ pdf: Uint8Array<ArrayBuffer>; pages: number }> {
  const title = book.client === '' ? `${book.company.name} ${texts.title}` : texts.forClient(book.client);
  const writer = new PdfWriter(fonts, { title, author: book.company.legalName, createdAt: book.createdAt });
  writeCover(writer, book, book.client === '' ? texts.title : title);
  for (const [index, product] of book.products.entries()) {
    if (index % book.perPage === 0) writer.addPage();
    writeProduct(writer, product, book.perPage, cellBox(book.perPage, index % book.perPage));
  }
  writeContact(writer, book);
  const pages = writer.onEachPage((page, count) => writeFoot(writer, book, texts.page(page, count)));
  return { pdf: await writer.finish(), pages };
}

/** The word mark with its accent, as the site's header has it. */
function writeWordMark(writer: PdfWriter, name: string, x: number, y: number, size: number): void {
  writer.line(name, x, y, { size, style: 'heading', color: COLORS.brand });
  writer.dot(x + writer.widthOf(name, { size, style: 'heading' }) + size * 0.16, y + size * 0.93, size * 0.11, COLORS.accent);
}

const COVER = { head: 128, picture: 480 };

/** Both logos, a large picture, and for whom it is. */
function writeCover(writer: PdfWriter, { company, client, logo, day, products, contact }: Lookbook, title: string): void {
  const x = PAGE.margin;
  writer.addPage();
  writeWordMark(writer, company.name, x, 46, 36);
  if (logo) writer.picture(logo, { x: RIGHT - 190, y: 34, width: 190, height: 60 });
  const frame = { x: 0, y: COVER.head, width: PAGE.width, height: COVER.picture };
  writer.rectangle(frame, COLORS.frame);
  const picture = products.find((product) => product.picture !== null)?.picture;
  if (picture) writer.cover(picture, frame);
  writer.rectangle({ x, y: COVER.head + COVER.picture - 3, width: 96, height: 6 }, COLORS.accent);
  const style = { size: client === '' ? 44 : 36, style: 'heading', color: COLORS.brand } as const;
  const below = writer.block(title, x, COVER.head + COVER.picture + 32, { ...style, width: CONTENT, lines: 2 });
  writer.line(texts.count(products.length, day), x, below + 10, { size: 13, color: COLORS.muted });
  writer.line(company.tagline, x, PAGE.height - PAGE.margin - 16, { size: 13, color: COLORS.muted });
  if (contact.name !== '') writer.lineTo(contact.name, RIGHT, PAGE.height - PAGE.margin - 16, { size: 13 });
}

function writeProduct(writer: PdfWriter, product: PrintedProduct, perPage: PerPage, cell: Box): void {
  const { picture, isBeside, titleSize, textSize, titleLines } = CELLS[perPage];
  const frame = { x: cell.x, y: cell.y, width: cell.width * picture.width, height: cell.width * picture.height };
  writer.rectangle(frame, COLORS.frame);
  if (product.picture) writer.cover(product.picture, frame);
  writer.link(frame, product.url);

  const x = isBeside ? cell.x + frame.width + 20 : cell.x;
  const width = isBeside ? cell.width - frame.width - 20 : cell.width;
  const { title, subtitle, price, facts, url } = product;
  const top = isBeside ? cell.y : cell.y + frame.height + textSize * 0.9;
  let y = writer.block(title, x, top, { size: titleSize, style: 'heading', width, lines: titleLines, url });
  y = writer.block(subtitle, x, y + 2, { size: textSize, color: COLORS.muted, width, lines: 1 });
  if (price !== null) {
    y = writer.block(price, x, y + textSize * 0.3, { size: textSize + 2, color: COLORS.brand, width, lines: 1 });
    if (price !== texts.onRequest)
      y = writer.block(texts.before, x, y - 1, { size: textSize - 1, color: COLORS.muted, width, lines: 1 });
  }
  writeFacts(writer, facts, perPage, { x, y: y + textSize * 0.4, width, height: cell.y + cell.height - y });
}

const FACT_GAP = 18;

/** Facts as aligned rows of label and value, as many as the box has room for. */
function writeFacts(writer: PdfWriter, facts: readonly Fact[], perPage: PerPage, box: Box): void {
  const { labels, factColumns, textSize } = CELLS[perPage];
  const lineHeight = textSize * 1.45;
  const width = (box.width - (factColumns - 1) * FACT_GAP) / factColumns;
  const rows = Math.ceil(facts.length / factColumns);
  for (let column = 0; column < factColumns; column += 1) {
    const x = box.x + column * (width + FACT_GAP);
    let { y } = box;
    for (const [label, value] of facts.slice(column * rows, (column + 1) * rows)) {
      const room = Math.floor((box.y + box.height - textSize * 0.4 - y) / lineHeight);
      if (room < 1) break;
      writer.block(label, x, y, { size: textSize, color: COLORS.muted, width: labels, lines: 1 });
      const lines = Math.min(room, perPage > 2 ? 1 : 3);
      y = writer.block(value, x + labels, y, { size: textSize, width: width - labels, lines });
    }
  }
}

/** Who to call and to write to: the rep, or the company. A number too short for WhatsApp gets the company's chat. */
const wayTo = ({ company, contact: { phone } }: Pick<Lookbook, 'company' | 'contact'>) => {
  const number = phoneNumber(phone);
  return number === null
    ? { shown: phone || company.phone, call: callLink(phone || company.phone), chat: whatsAppLink(company, company.hello) }
    : { shown: phone, call: `tel:+${number}`, chat: chatLink(number) };
};

/** The brand, the rep with phone and WhatsApp, and the page's number, on one line. */
function writeFoot(writer: PdfWriter, { company, contact }: Lookbook, page: string): void {
  const y = PAGE.height - PAGE.margin;
  const small = { size: 9, color: COLORS.muted } as const;
  const { shown, call, chat } = wayTo({ company, contact });
  writer.rectangle({ x: PAGE.margin, y: y - 8, width: CONTENT, height: 0.6 }, COLORS.line);
  writer.line(`${company.name} · ${company.tagline}`, PAGE.margin, y, small);
  let left = writer.lineTo(page, RIGHT, y, small) - 18;
  left = writer.lineTo(texts.whatsApp, left, y, { size: 9, color: COLORS.brand, url: chat }) - 12;
  left = writer.lineTo(shown, left, y, { size: 9, color: COLORS.brand, url: call }) - 12;
  if (contact.name !== '') writer.lineTo(contact.name, left, y, { size: 9 });
}

function writeContact(writer: PdfWriter, { company, url, contact }: Lookbook): void {
  const x = PAGE.margin;
  writer.addPage();
  const top = writer.block(texts.contact, x, 80, { size: 34, style: 'heading', width: CONTENT, lines: 1 }) + 24;
  const { shown, call, chat } = wayTo({ company, contact });
  const rows: { text: string; url?: string }[] = [
    ...(contact.name === '' ? [] : [{ text: contact.name }]),
    { text: shown, url: call },
    { text: texts.whatsApp, url: chat },
    { text: company.sales, url: `mailto:${company.sales}` },
    { text: company.legalName },
    ...company.address.map((text) => ({ text })),
    { text: company.hours },
    ...(contact.phone === '' ? [] : [{ text: company.phone, url: callLink(company.phone) }]),
  ];
  let y = top;
  for (const row of rows) {
    writer.line(row.text, x, y, { size: 13, ...(row.url === undefined ? {} : { url: row.url, color: COLORS.brand }) });
    y += 22;
  }
  // Its quiet zone is as white as the page: what is seen of it stands in line with the text and the margin.
  const box = { x: RIGHT - QR_SIDE + 18, y: top - 18, width: QR_SIDE, height: QR_SIDE };
  drawQrCode(writer, url, box);
  writer.block(texts.scan, box.x + 18, box.y + QR_SIDE, {
    size: 11,
    color: COLORS.brand,
    url,
    width: QR_SIDE - 36,
    lines: 3,
  });
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
