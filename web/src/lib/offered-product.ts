/** A product with the chosen options, as its page offers it for the enquiry basket. */
export interface OfferedProduct {
  id: string;
  title: string;
  sku: string | null;
  /** Price per piece before options and price breaks; null: on request. */
  price: number | null;
  /** Names of the chosen options, '' for none. */
  option: string;
  minimumQuantity: number;
}
