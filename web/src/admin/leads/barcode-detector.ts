/** The part of the Barcode Detection API that the desk uses; TypeScript's DOM library has none of it. */
export interface CodeDetector {
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
