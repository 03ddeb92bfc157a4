import { useState } from 'react';
import { hasOwnRight } from '../../data/device-store/stored-session';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { Stack } from '../../ui/layout';
import type { Basket } from '../basket/baskets';
import { QrCode } from '../../ui/qr-code';
import { ShareOptions } from './share-options';
import { SHORTLIST_TEXTS as texts } from './shortlist-texts';
import { codeOfLines, shortlistUrl } from './shortlist-url';
import styles from './shortlist.module.css';

/** The basket as a link and a QR code. Both are made on this device, also without a connection. */
export default function ShareDialog({ basket, onClose }: { basket: Basket; onClose: () => void }) {
  const [id, setId] = useState<string>();
  const url = shortlistUrl(basket.lines, id);
  const title = basket.name || texts.title;
  return (
    <Dialog
      title={texts.shareTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copyText(url, texts)}>{texts.copy}</Button>
          {'share' in navigator && (
            <Button kind="primary" onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
              {texts.send}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <p className={styles.quiet}>{texts.shareText}</p>
        <QrCode text={url} label={texts.qr} />
        <TextField label={texts.link} value={url} readOnly onFocus={({ target }) => target.select()} />
        {hasOwnRight('clients') && <ShareOptions basketId={basket.id} code={codeOfLines(basket.lines)} onShared={setId} />}
      </Stack>
    </Dialog>
  );
}
