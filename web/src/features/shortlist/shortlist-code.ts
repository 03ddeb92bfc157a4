import { crc32 } from '../../lib/crc32';
import { fromBase64Url, packSextets, sextetsOf, toBase64Url, unpackText } from './base64url';
import { ByteReader, ByteWriter } from './byte-buffers';

/** One product of a shortlist. */
export interface ShortlistItem {
  productId: string;
  /** Names of the chosen options: 'Blue, 500 ml'. '' for none. */
  option: string;
  /** Pieces; null where it is open. */
  quantity: number | null;
}

export interface DecodedShortlist {
  /** Products that were read. */
  items: ShortlistItem[];
  /** Number of products that the link says it holds; null where not even that can be read. */
  count: number | null;
  /** Whether the checksum of the whole link is right. */
  isIntact: boolean;
}

/*
 * Version 1: [version] [count] [options: number, each with its length] [items] [checksum of all before: 4 bytes].
 * An item: length of the id, the id in six bits per character, number of options, the index of each, quantity (0: open), one
 * byte of checksum, by which a damaged link is read in part. Numbers are LEB128.
 */
const VERSION = 1;
const CHECKSUM_BYTES = 4;
const SEPARATOR = ', ';

const optionsOf = ({ option }: ShortlistItem): string[] => (option === '' ? [] : option.split(SEPARATOR));

/** Includes the texts of the options: they are stored apart from the item. */
const itemCheck = ({ productId, option, quantity }: ShortlistItem): number =>
  crc32(new TextEncoder().encode(`${productId}/${option}/${quantity ?? 0}`)) & 0xff;

/** The shortlist as text for a URL. Ids are those of the contract: letters, digits, `-` and `_`. */
export function encodeShortlist(items: readonly ShortlistItem[]): string {
  const options = [...new Set(items.flatMap(optionsOf))];
  const writer = new ByteWriter();
  writer.byte(VERSION);
  writer.number(items.length);
  writer.number(options.length);
  for (const option of options) writer.text(option);
  for (const item of items) {
    const sextets = sextetsOf(item.productId);
    writer.number(sextets.length);
    writer.bytes(packSextets(sextets));
    const chosen = optionsOf(item);
    writer.number(chosen.length);
    for (const option of chosen) writer.number(options.indexOf(option));
    writer.number(item.quantity ?? 0);
    writer.byte(itemCheck(item));
  }
  const sum = crc32(writer.written);
  writer.bytes([sum >>> 24, (sum >>> 16) & 0xff, (sum >>> 8) & 0xff, sum & 0xff]);
  return toBase64Url(writer.written);
}

/** Returns null at the end of the bytes. */
function readItem(reader: ByteReader, options: readonly (string | null)[]): { item: ShortlistItem; isSound: boolean } | null {
  const length = reader.number();
  const id = length === null ? null : reader.bytes(Math.ceil((length * 6) / 8));
  const chosenCount = reader.number();
  if (length === null || id === null || chosenCount === null || chosenCount > options.length) return null;
  const chosen = Array.from({ length: chosenCount }, () => options[reader.number() ?? -1] ?? null);
  const [quantity, check] = [reader.number(), reader.byte()];
  if (quantity === null || check === null) return null;
  const option = chosen.filter((one) => one !== null).join(SEPARATOR);
  const item = { productId: unpackText(id, length), option, quantity: quantity === 0 ? null : quantity };
  return { item, isSound: itemCheck(item) === check };
}

function isIntact(bytes: readonly number[]): boolean {
  const body = bytes.slice(0, -CHECKSUM_BYTES);
  const sum = bytes.slice(-CHECKSUM_BYTES).reduce((all, byte) => all * 256 + byte, 0);
  return bytes.length > CHECKSUM_BYTES && crc32(body) === sum;
}

/** Reads a shortlist as far as it can. Never throws on damaged links. */
export function decodeShortlist(text: string): DecodedShortlist {
  const bytes = fromBase64Url(text);
  const reader = new ByteReader(bytes);
  if (reader.byte() !== VERSION) return { items: [], count: null, isIntact: false };
  const [count, optionCount] = [reader.number(), reader.number()];
  if (count === null || optionCount === null) return { items: [], count, isIntact: false };
  const options: (string | null)[] = [];
  for (let index = 0; index < optionCount && !reader.isAtEnd; index += 1) options.push(reader.text());
  const items: ShortlistItem[] = [];
  for (let index = 0; index < count; index += 1) {
    const read = readItem(reader, options);
    if (read === null) break;
    if (read.isSound) items.push(read.item);
  }
  return { items, count, isIntact: isIntact(bytes) };
}
