import type { Banner } from '@catalogue/contract/entities/banner';
import { serverNow } from '../../device/server-clock';
import { formatMoment } from '../../lib/format';
import { UploadProblem } from '../uploads/upload-problem';
import { useUploadOf } from '../uploads/use-uploads';
import { BANNER_TEXTS } from './banner-texts';
import styles from './banners.module.css';

/** Why the main screen does not show a banner; null when it does. */
export function whyNotShown({ picture, imageError, imageName, startsAt, endsAt }: Banner): string | null {
  if (imageError?.upload === imageName) return BANNER_TEXTS.broken;
  if (picture === null) return BANNER_TEXTS.processing;
  if (startsAt !== null && startsAt > serverNow()) return BANNER_TEXTS.notYet(formatMoment(startsAt));
  return endsAt !== null && endsAt <= serverNow() ? BANNER_TEXTS.over(formatMoment(endsAt)) : null;
}

/** Why a banner is not shown, with retry and cancel when its upload was refused. Renders nothing for a shown banner. */
export function BannerState({ banner }: { banner: Banner }) {
  const upload = useUploadOf(banner.imageName);
  if (upload?.problem) return <UploadProblem id={upload.id} problem={upload.problem} />;
  const message = upload ? BANNER_TEXTS.uploading : whyNotShown(banner);
  return message === null ? null : (
    <p role="status" className={styles.state}>
      {message}
    </p>
  );
}
