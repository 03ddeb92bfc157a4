/** Reflected polynomial of CRC-32 (RFC 1952). */
const POLYNOMIAL = 0xedb88320;

/** A linear operator over GF(2): row `n` is the image of bit `n`. */
type Operator = readonly number[];

function apply(operator: Operator, vector: number): number {
  let sum = 0;
  for (let bits = vector >>> 0, row = 0; bits !== 0; bits >>>= 1, row += 1) if ((bits & 1) === 1) sum ^= operator[row] ?? 0;
  return sum >>> 0;
}

const square = (operator: Operator): Operator => operator.map((row) => apply(operator, row));

/** Appends one zero bit to the checksummed data. */
const ONE_ZERO_BIT: Operator = [POLYNOMIAL, ...Array.from({ length: 31 }, (_, bit) => 2 ** bit)];

/** Operators that append 1, 2, 4, … zero bytes. */
const ZERO_BYTES: Operator[] = [square(square(square(ONE_ZERO_BIT)))];

function zeroBytes(power: number): Operator {
  const known = ZERO_BYTES[power];
  if (known !== undefined) return known;
  const made = square(zeroBytes(power - 1));
  ZERO_BYTES[power] = made;
  return made;
}

/** CRC-32 of two byte strings one after the other, from their checksums and the length of the second (zlib's crc32_combine). */
export function crc32Combine(first: number, second: number, secondLength: number): number {
  let crc = first;
  for (let length = secondLength, power = 0; length > 0; length = Math.floor(length / 2), power += 1)
    if (length % 2 === 1) crc = apply(zeroBytes(power), crc);
  return (crc ^ second) >>> 0;
}
