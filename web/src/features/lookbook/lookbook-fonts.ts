import heading from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff?url';
import hindi from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff?url';
import hindiHeading from '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff?url';
import text from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url';
import extended from '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff?url';
import { fetchSameOrigin } from '../../data/network/network-status';
import type { FontFiles } from './pdf-writer';

const TIMEOUT_MS = 60_000;

async function bytesOf(url: string): Promise<Uint8Array> {
  const response = await fetchSameOrigin(url, {}, TIMEOUT_MS);
  if (!response.ok) throw new TypeError(`A font could not be loaded: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The site's display face, and Noto Sans for texts: the site's own text font is the device's, which no PDF can embed. */
export async function loadFonts(): Promise<FontFiles> {
  const [headingFile, textFile, extendedFile, hindiFile, hindiHeadingFile] = await Promise.all(
    [heading, text, extended, hindi, hindiHeading].map(bytesOf) as [
      Promise<Uint8Array>,
      Promise<Uint8Array>,
      Promise<Uint8Array>,
      Promise<Uint8Array>,
      Promise<Uint8Array>,
    ],
  );
  return { heading: headingFile, text: textFile, extended: extendedFile, hindi: hindiFile, hindiHeading: hindiHeadingFile };
}
