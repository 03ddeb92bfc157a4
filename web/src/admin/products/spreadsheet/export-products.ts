import type { Product } from '@catalogue/contract/entities/product';
import { EXPORTED_COLUMNS, ID_HEADER } from './columns';
import type { CategoryNames } from './columns';
import { writeCsv } from '../../data/csv';
import { PICTURE_ORDER_HEADER, writePictureOrder } from './picture-order';

/** The whole table as CSV text; importing it unchanged changes nothing. */
export const exportProducts = (products: readonly Product[], categories: CategoryNames): string =>
  writeCsv(
    [...EXPORTED_COLUMNS.map((column) => column.header), PICTURE_ORDER_HEADER, ID_HEADER],
    products.map((product) => [
      ...EXPORTED_COLUMNS.map((column) => column.write(product, categories)),
      writePictureOrder(product),
      product.id,
    ]),
  );
