import { formatDay } from '../lib/format';
import { loadFonts } from './lookbook-fonts';
import type { LookbookProduct, PriceMode } from './lookbook-product';
import { LOOKBOOK_TEXTS as texts } from './lookbook-texts';
import { CELLS, type PerPage } from './page-grid';
import { pictureAsJpeg } from './picture-as-jpeg';
import { factTexts, priceText } from './product-texts';
import { writeLookbook, type PrintedProduct } from './write-lookbook';

export interface LookbookRequest {
  client: string;
  logo: ArrayBuffer | null;
  perPage: PerPage;
  prices: PriceMode;
  products: readonly LookbookProduct[];
  /** Address of the QR code. */
  url: string;
  /** Device clock. */
  now: number;
}

/** A PDF that mail servers and chats take. */
const MOST_PICTURE_BYTES = 5_400_000;

const fileNameOf = (client: string): string =>
  texts.fileName(
    client
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, ''),
  );

/** Makes the PDF on this device. `onPicture` hears how many pictures are done. */
export async function makeLookbook(
  { client, logo, perPage, prices, products, url, now }: LookbookRequest,
  onPicture: (done: number) => void,
): Promise<{ file: File; pages: number }> {
  const fonts = await loadFonts();
  const mostBytes = MOST_PICTURE_BYTES / Math.max(1, products.length);
  const printed: PrintedProduct[] = [];
  // One after the other: decoded pictures are large, and phones have little memory.
  for (const product of products) {
    printed.push({
      title: product.title,
      subtitle: [product.category, product.sku ? texts.sku(product.sku) : ''].filter(Boolean).join(' · '),
      price: priceText(product, prices),
      facts: factTexts(product),
      url: product.url,
      picture: await pictureAsJpeg(product.picture, CELLS[perPage].pixels, mostBytes),
    });
    onPicture(printed.length);
  }
  const book = { client, logo, perPage, products: printed, url, day: formatDay(now), createdAt: new Date(now) };
  const { pdf, pages } = await writeLookbook(book, fonts);
  return { file: new File([pdf], fileNameOf(client), { type: 'application/pdf' }), pages };
}
