/** Writes numbers and texts as bytes. */
export class ByteWriter {
  readonly written: number[] = [];

  byte(value: number): void {
    this.written.push(value);
  }

  bytes(values: readonly number[]): void {
    this.written.push(...values);
  }

  /** LEB128: seven bits per byte, the lowest first. */
  number(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.byte((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }

  text(value: string): void {
    const encoded = new TextEncoder().encode(value);
    this.number(encoded.length);
    this.bytes([...encoded]);
  }
}

/** More bits than any number here has: the bytes are damaged. */
const MOST_BITS = 42;

/** Reads what ByteWriter wrote. Each read returns null when the bytes end before it does. */
export class ByteReader {
  private at = 0;
  private readonly source: readonly number[];

  constructor(source: readonly number[]) {
    this.source = source;
  }

  get isAtEnd(): boolean {
    return this.at >= this.source.length;
  }

  byte(): number | null {
    const value = this.source[this.at];
    this.at += 1;
    return value ?? null;
  }

  bytes(length: number): number[] | null {
    const values = this.source.slice(this.at, this.at + length);
    this.at += length;
    return values.length === length ? values : null;
  }

  number(): number | null {
    let value = 0;
    for (let bits = 0; bits < MOST_BITS; bits += 7) {
      const byte = this.byte();
      if (byte === null) return null;
      value += (byte % 128) * 2 ** bits;
      if (byte < 128) return value;
    }
    return null;
  }

  text(): string | null {
    const length = this.number();
    const bytes = length === null ? null : this.bytes(length);
    return bytes && new TextDecoder().decode(Uint8Array.from(bytes));
  }
}
