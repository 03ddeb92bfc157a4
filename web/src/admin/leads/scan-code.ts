import type { CodeDetector } from './barcode-detector';

/** Pause between two frames in ms: a slow phone then spends a quarter of its time on reading codes. */
const PAUSE_MS = 150;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** The first code in the camera's picture that `isWanted`; null when `signal` aborts. Other codes are passed over. */
export async function scanCode(
  video: HTMLVideoElement,
  detector: CodeDetector,
  isWanted: (text: string) => boolean,
  signal: AbortSignal,
): Promise<string | null> {
  while (!signal.aborted) {
    // A frame that cannot be read, such as the one before the first, is followed by others.
    const codes = await detector.detect(video).catch(() => []);
    const wanted = codes.find(({ rawValue }) => isWanted(rawValue));
    if (wanted) return wanted.rawValue;
    await pause();
  }
  return null;
}
