import PDFDocument from 'pdfkit';
import type { Box } from './page-grid';
import { textRuns, type FontName, type TextStyle } from './text-runs';
import { wrapText } from './wrap-text';

export type FontFiles = Readonly<Record<FontName, Uint8Array>>;

interface TextOptions {
  size: number;
  style?: TextStyle;
  color?: string;
  /** URL that a click on the text opens. */
  url?: string;
}

interface BlockOptions extends TextOptions {
  width: number;
  lines: number;
}

const LINE_HEIGHT: Readonly<Record<TextStyle, number>> = { heading: 1.2, text: 1.45 };
const INK = '#1b1a17';
const isShaped = (font: FontName): boolean => font === 'hindi' || font === 'hindiHeading';

/** A PDF with texts in several scripts, pictures and links. */
export class PdfWriter {
  private readonly doc: PDFKit.PDFDocument;
  private readonly chunks: Uint8Array[] = [];

  constructor(fonts: FontFiles, info: { title: string; author: string; createdAt: Date }) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      // Every font is embedded: '' keeps the library from looking for Helvetica.
      font: '',
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: 'en',
      displayTitle: true,
      info: {
        Title: info.title,
        Author: info.author,
        Creator: info.author,
        Producer: info.author,
        CreationDate: info.createdAt,
      },
    });
    this.doc.on('data', (chunk: Uint8Array) => this.chunks.push(chunk));
    // A copy per document: the library reads the file's buffer from its start.
    for (const [name, file] of Object.entries(fonts)) this.doc.registerFont(name, file.slice());
  }

  addPage(): void {
    this.doc.addPage();
  }

  rectangle({ x, y, width, height }: Box, color: string): void {
    this.doc.rect(x, y, width, height).fill(color);
  }

  dot(x: number, y: number, radius: number, color: string): void {
    this.doc.circle(x, y, radius).fill(color);
  }

  link({ x, y, width, height }: Box, url: string): void {
    this.doc.link(x, y, width, height, url);
  }

  /** Fills the box with a JPEG; what does not fit is cut off evenly. */
  cover(jpeg: ArrayBuffer, { x, y, width, height }: Box): void {
    this.doc.save().rect(x, y, width, height).clip();
    this.doc.image(jpeg, x, y, { cover: [width, height], align: 'center', valign: 'center' });
    this.doc.restore();
  }

  /** Draws a JPEG at the right of the box, as large as it fits. */
  picture(jpeg: ArrayBuffer, { x, y, width, height }: Box): void {
    this.doc.image(jpeg, x, y, { fit: [width, height], align: 'right', valign: 'center' });
  }

  widthOf(text: string, { size, style = 'text' }: Pick<TextOptions, 'size' | 'style'>): number {
    return textRuns(text, style).reduce((sum, run) => sum + this.doc.font(run.font).fontSize(size).widthOfString(run.text), 0);
  }

  /** Draws one line; `y` is its top. */
  line(text: string, x: number, y: number, { size, style = 'text', color = INK, url }: TextOptions): void {
    const baseline = y + size;
    let left = x;
    for (const run of textRuns(text, style)) {
      this.doc.font(run.font).fontSize(size).fillColor(color);
      const width = this.doc.widthOfString(run.text);
      // Shaped glyphs are in another order than letters. Readers copy and search these letters.
      if (isShaped(run.font)) this.doc.markContent('Span', { actual: run.text });
      this.doc.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      if (isShaped(run.font)) this.doc.endMarkedContent();
      left += width;
    }
    if (url !== undefined) this.doc.link(x, y, left - x, size * LINE_HEIGHT[style], url);
  }

  /** Draws wrapped lines; returns the y below them. */
  block(text: string, x: number, y: number, { width, lines, ...options }: BlockOptions): number {
    const { size, style = 'text' } = options;
    const height = size * LINE_HEIGHT[style];
    const wrapped = wrapText(text, width, lines, (part) => this.widthOf(part, options));
    for (const [index, line] of wrapped.entries()) this.line(line, x, y + index * height, options);
    return y + wrapped.length * height;
  }

  /** Draws one line that ends at `right`; returns its left edge. */
  lineTo(text: string, right: number, y: number, options: TextOptions): number {
    const left = right - this.widthOf(text, options);
    this.line(text, left, y, options);
    return left;
  }

  /** Calls `draw` on every page but the first; returns the number of pages. */
  onEachPage(draw: (page: number, pages: number) => void): number {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 1; page < count; page += 1) {
      this.doc.switchToPage(page);
      draw(page + 1, count);
    }
    return count;
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const ended = new Promise<void>((resolve) => this.doc.on('end', () => resolve()));
    this.doc.end();
    await ended;
    return new Uint8Array(await new Blob(this.chunks as BlobPart[]).arrayBuffer());
  }
}
