import { atMost } from '../../lib/at-most';
import { formatDay } from '../../lib/format';
import { currentCompany } from '../../data/catalogue/hooks';
import { drawMockup } from '../mockup/chosen-mockup';
import { loadFonts } from './lookbook-fonts';
import type { LookbookProduct, PriceMode } from './lookbook-product';
import { LOOKBOOK_TEXTS as texts } from './lookbook-texts';
import { CELLS, type PerPage } from './page-grid';
import { pictureAsJpeg } from '../mockup/picture-as-jpeg';
import { factTexts, priceText } from './product-texts';
import { writeLookbook, type LookbookContact, type PrintedProduct } from './write-lookbook';

export interface LookbookRequest {
  client: string;
  logo: ArrayBuffer | null;
  contact: LookbookContact;
  perPage: PerPage;
  prices: PriceMode;
  products: readonly LookbookProduct[];
  /** URL in the QR code. */
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

/** Pictures decoded at once. Decoded pictures are large, and phones have little memory. */
const CONCURRENCY = 4;

/** Makes the PDF on this device. Calls `onPicture` with the number of finished pictures. */
export async function makeLookbook(
  { client, logo, contact, perPage, prices, products, url, now }: LookbookRequest,
  onPicture: (done: number) => void,
): Promise<{ file: File; pages: number }> {
  const fonts = await loadFonts();
  const mostBytes = MOST_PICTURE_BYTES / Math.max(1, products.length);
  // With the client's logo on the cover, it stands on the products, too.
  const jpegOf = (id: string, picture: LookbookProduct['picture']) =>
    pictureAsJpeg(picture, CELLS[perPage].pixels, mostBytes, async (image) =>
      logo === null || picture === null ? null : drawMockup(id, picture, image),
    );
  const turn = atMost(CONCURRENCY);
  let done = 0;
  const pictureOf = async ({ id, picture, firstPicture }: LookbookProduct) => {
    const jpeg = (await jpegOf(id, picture)) ?? (await jpegOf(id, firstPicture));
    onPicture((done += 1));
    return jpeg;
  };
  const pictures = await Promise.all(products.map((product) => turn(() => pictureOf(product))));
  const printed = products.map((product, index): PrintedProduct => ({
    title: product.title,
    subtitle: [product.category, product.sku ? texts.sku(product.sku) : ''].filter(Boolean).join(' · '),
    price: priceText(product, prices),
    facts: factTexts(product),
    url: product.url,
    picture: pictures[index] ?? null,
  }));
  const book = {
    company: currentCompany(),
    client,
    logo,
    contact,
    perPage,
    products: printed,
    url,
    day: formatDay(now),
    createdAt: new Date(now),
  };
  const { pdf, pages } = await writeLookbook(book, fonts);
  return { file: new File([pdf], fileNameOf(client), { type: 'application/pdf' }), pages };
}
