/** Reads `1,250.50`, `₹ 1250` and ` 1250 `; null when it is no number. */
export function readNumber(cell: string): number | null {
  const digits = cell.replace(/[\s,₹$€£]/g, '').replace(/^Rs\.?/i, '');
  return digits !== '' && Number.isFinite(Number(digits)) ? Number(digits) : null;
}
