/** The part of the Barcode Detection API that the scanner uses; TypeScript's DOM library has none of it. */
interface CodeDetector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

type DetectorClass = new (options: { formats: string[] }) => CodeDetector;

const detectorClass = (): DetectorClass | undefined => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser reads codes and gives pages a camera. */
export const canScan = (): boolean => detectorClass() !== undefined && 'mediaDevices' in navigator;

/** A detector of QR codes. Throws where the browser has none. */
export function qrDetector(): CodeDetector {
  const Detector = detectorClass();
  if (Detector === undefined) throw new Error('This browser reads no codes');
  return new Detector({ formats: ['qr_code'] });
}

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
