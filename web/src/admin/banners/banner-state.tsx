import type { Banner } from '@catalogue/contract/entities/banner';
import { useState } from 'react';
import { serverNow } from '../../data/network/server-clock';
import { formatMoment } from '../../lib/format';
import { scheduleState } from '../data/schedule-state';
import { PictureDrop } from '../uploads/picture-drop';
import { saveForm } from '../data/pending-writes/pending-writes';
import { reportWrite } from '../data/report-write';
import { InvalidFile, scalePicture } from '../uploads/scale-picture';
import { UploadProblem } from '../uploads/upload-problem';
import { usePictureWait } from '../uploads/use-picture-wait';
import { useUploadOf } from '../uploads/use-uploads';
import { BANNER_TEXTS } from './banner-texts';
import styles from './banners.module.css';

/** Whether visitors see a banner now. */
export const isShown = (banner: Banner): boolean => banner.picture !== null && scheduleState(banner, serverNow()) === 'shown';

const isBroken = ({ imageError, imageName }: Banner): boolean => imageError?.upload === imageName;

function datesMessage(banner: Banner): string | null {
  const state = scheduleState(banner, serverNow());
  if (state === 'planned') return BANNER_TEXTS.notYet(formatMoment(banner.startsAt ?? 0));
  return state === 'over' ? BANNER_TEXTS.over(formatMoment(banner.endsAt ?? 0)) : null;
}

/** Why a banner is not shown, with what can be done about its picture. Renders nothing for a shown banner. */
export function BannerState({ banner }: { banner: Banner }) {
  const upload = useUploadOf(banner.imageName);
  const wait = usePictureWait(banner.imageName, banner.createdAt);
  if (upload?.problem) return <UploadProblem upload={upload} name={upload.title} />;
  const pictureMessage = upload ? BANNER_TEXTS.uploading : isBroken(banner) ? BANNER_TEXTS.broken : BANNER_TEXTS.waits[wait];
  const message = banner.picture === null ? pictureMessage : datesMessage(banner);
  const isMissing = banner.picture === null && !upload && !isBroken(banner) && wait === 'missing';
  if (message === null) return null;
  return (
    <>
      <p role="status" className={styles.state}>
        {message}
      </p>
      {isMissing && banner.imageName !== null && <PictureAgain banner={banner} upload={banner.imageName} />}
    </>
  );
}

/** Chooses the picture of a banner once more. It is sent as the upload that the banner names already. */
function PictureAgain({ banner: { id, alt, kind }, upload }: { banner: Banner; upload: string }) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const take = async ([file]: readonly File[]): Promise<void> => {
    if (!file) return;
    setBusy(true);
    try {
      const blob = await scalePicture(file);
      const picture = { id: upload, noun: 'banners' as const, documentId: id, title: alt || file.name, file: blob };
      const { title } = picture;
      await reportWrite(saveForm({ name: title, steps: [], pictures: [picture] }), { title, successMessage: null });
    } catch (reason) {
      if (!(reason instanceof InvalidFile)) throw reason;
      setError(reason.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <PictureDrop
      label={BANNER_TEXTS.again}
      texts={{ ...BANNER_TEXTS.drop, hint: `${BANNER_TEXTS.hint} ${BANNER_TEXTS.sizes[kind]}` }}
      isBusy={isBusy}
      error={error}
      onFiles={(files) => void take(files)}
    >
      {null}
    </PictureDrop>
  );
}
