import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { decodeTransferCode } from '../../lib/transfer-code';
import { Dialog } from '../../ui/dialog';
import { LEAD_TEXTS } from './lead-texts';
import styles from './leads.module.css';
import { qrDetector, scanCode } from './scan-code';

const { transfer: texts } = LEAD_TEXTS;

const isEnquiry = (text: string): boolean => typeof decodeTransferCode(text) === 'object';

/** The camera's picture until it shows the code of an enquiry. Closing the dialog switches the camera off. */
export function ScanDialog({ onCode, onClose }: { onCode: (code: string) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasNoCamera, setNoCamera] = useState(false);
  const found = useEffectEvent(onCode);

  useEffect(() => {
    const over = new AbortController();
    async function scan(screen: HTMLVideoElement): Promise<void> {
      const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const switchOff = (): void => camera.getTracks().forEach((track) => track.stop());
      if (over.signal.aborted) {
        switchOff();
        return;
      }
      over.signal.addEventListener('abort', switchOff);
      screen.srcObject = camera;
      await screen.play();
      const code = await scanCode(screen, qrDetector(), isEnquiry, over.signal);
      if (code !== null) found(code);
    }
    // No camera, or the person has refused it. A dialog closed early ends in an error, too.
    if (video.current) scan(video.current).catch(() => !over.signal.aborted && setNoCamera(true));
    return () => over.abort();
  }, []);

  return (
    <Dialog title={texts.scan} onClose={onClose}>
      <p>{hasNoCamera ? texts.noCamera : texts.scanHint}</p>
      <video ref={video} className={styles.camera} muted playsInline hidden={hasNoCamera} aria-label={texts.camera} />
    </Dialog>
  );
}
