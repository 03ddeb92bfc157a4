/** Dots between groups, then a decimal comma. */
const DECIMAL_COMMA = /^-?(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/;

/** Reads `1,250.50`, `1.250,50`, `12,5`, `₹ 1250` and `Rs. 560/-`; null when it is no number. A comma before three digits groups. */
export function readNumber(cell: string): number | null {
  const plain = cell
    .replace(/[\s₹$€£]/g, '')
    .replace(/^(Rs\.?|INR)/i, '')
    .replace(/\/-$/, '');
  const digits = DECIMAL_COMMA.test(plain) ? plain.replaceAll('.', '').replace(',', '.') : plain.replaceAll(',', '');
  return digits !== '' && Number.isFinite(Number(digits)) ? Number(digits) : null;
}
