import type { BannerKind } from '@catalogue/contract/entities/banner';
import { LIMITS } from '@catalogue/contract/limits';
import { useEffect, useState } from 'react';
import { BlobPicture } from '../../ui/blob-picture';
import { Button } from '../../ui/button';
import { ErrorCount } from '../../ui/field';
import { focusHeading } from '../../ui/head';
import { Row, Stack } from '../../ui/layout';
import { ADMIN_TEXTS } from '../admin-texts';
import { confirmClear } from '../data/confirm-clear';
import { useDraftToRestore, useOwnDraft } from '../data/own-draft';
import { nextOrder } from '../data/save-order';
import { useSubmit } from '../../ui/use-submit';
import { AdminForm } from '../ui/admin-form';
import { DraftNotices } from '../ui/draft-notices';
import { SkeletonRows } from '../ui/skeleton-rows';
import { PictureDrop } from '../uploads/picture-drop';
import {
  chosenIn,
  newBannersDrafts,
  newBannersKey,
  onTakenBack,
  toDraft,
  type ChosenPicture,
  type NewBannersDraft,
} from './banner-drafts';
import { isBannerValid, NewBannerFields } from './banner-words';
import styles from './banners.module.css';
import { CropField } from './crop-field';
import { BANNER_TEXTS } from './banner-texts';
import { toChosenPicture, uploadBanners } from './upload-banners';
import { useBannerList } from './use-banner-list';

/** The pictures that are chosen and not yet uploaded, beginning with those of the stored draft. */
function useChosenPictures(kind: BannerKind, restored: NewBannersDraft | null) {
  const [all, setAll] = useState<readonly ChosenPicture[]>(() => (restored ? chosenIn(restored) : []));
  useEffect(() => onTakenBack(kind, (refused) => setAll((since) => [...refused, ...since])), [kind]);
  /** Batches of files that are being scaled. */
  const [reading, setReading] = useState(0);
  const take = async (files: readonly File[]) => {
    setReading((count) => count + 1);
    const scaled = await Promise.all(files.map((file) => toChosenPicture(file))).finally(() =>
      setReading((count) => count - 1),
    );
    setAll((before) => [...before, ...scaled.filter((one) => one !== null)]);
  };
  const change = (id: string, to: (before: ChosenPicture) => ChosenPicture) =>
    setAll((before) => before.map((one) => (one.id === id ? to(one) : one)));
  const remove = (id: string) => setAll(all.filter((one) => one.id !== id));
  return { all, setAll, isReading: reading > 0, take, change, remove };
}

/** SPEC §2, Add-Carousel. */
export const AddCarouselPage = () => <AddBannersPage kind="carousel" />;

/** SPEC §2, Add-Trending. */
export const AddTrendingPage = () => <AddBannersPage kind="trending" />;

function AddBannersPage({ kind }: { kind: BannerKind }) {
  const draft = useDraftToRestore(newBannersDrafts, newBannersKey(kind));
  if (draft === undefined) return <SkeletonRows label={ADMIN_TEXTS.loading} />;
  return <AddBanners kind={kind} draft={draft} />;
}

interface Props {
  kind: BannerKind;
  /** What this device has stored of the form; null: nothing. */
  draft: NewBannersDraft | null;
}

/** Several images at once; what is no png or jpeg is left out without a word (SPEC §5). */
function AddBanners({ kind, draft }: Props) {
  const { all, setAll, isReading, take, change, remove } = useChosenPictures(kind, draft);
  const draftState = useOwnDraft(newBannersDrafts, newBannersKey(kind), {
    restored: draft,
    typed: all.length === 0 ? null : toDraft(all),
  });
  const [isMissing, setIsMissing] = useState(false);
  const { banners } = useBannerList(kind);
  const chosen = all.slice(0, LIMITS.bannerFiles);
  const missing = isMissing && all.length === 0 ? BANNER_TEXTS.none : undefined;
  const error = all.length > LIMITS.bannerFiles ? BANNER_TEXTS.most(LIMITS.bannerFiles) : missing;

  const { formProps, errorCount } = useSubmit(() => {
    setIsMissing(chosen.length === 0);
    if (chosen.length === 0 || !chosen.every(({ typed }) => isBannerValid(typed))) return false;
    void uploadBanners(kind, chosen, nextOrder(banners));
    setAll(all.slice(LIMITS.bannerFiles));
    return true;
  });

  /** Resolves to whether the form was cleared. */
  const clear = async (): Promise<boolean> => {
    const isCleared = all.length === 0 || (await confirmClear());
    if (isCleared) setAll([]);
    return isCleared;
  };
  const discard = async () => {
    if (await clear()) focusHeading();
  };

  return (
    <AdminForm {...formProps}>
      <DraftNotices {...draftState} onDiscard={discard} />
      <PictureDrop
        label={BANNER_TEXTS.files}
        texts={{ ...BANNER_TEXTS.drop, hint: `${BANNER_TEXTS.hint} ${BANNER_TEXTS.sizes[kind]}` }}
        multiple
        isBusy={isReading}
        error={error}
        onFiles={(files) => void take(files)}
      >
        {chosen.length > 0 && (
          <Stack as="ul" gap={5}>
            {chosen.map((one) => (
              <BannerPreview
                key={one.id}
                kind={kind}
                chosen={one}
                onChange={(to) => change(one.id, to)}
                onRemove={() => remove(one.id)}
              />
            ))}
          </Stack>
        )}
      </PictureDrop>
      <Row gap={3}>
        <Button type="submit" kind="primary" busy={isReading}>
          {BANNER_TEXTS.submit}
        </Button>
        <Button onClick={() => void clear()}>{BANNER_TEXTS.clear}</Button>
      </Row>
      <ErrorCount count={errorCount} result="saved" />
    </AdminForm>
  );
}

interface PreviewProps {
  kind: BannerKind;
  chosen: ChosenPicture;
  onChange: (to: (before: ChosenPicture) => ChosenPicture) => void;
  onRemove: () => void;
}

/** A chosen picture: how it is cropped, and its words. */
const BannerPreview = ({ kind, chosen, onChange, onRemove }: PreviewProps) => (
  <Stack as="li" gap={3} className={styles.preview}>
    <CropField
      kind={kind}
      focus={chosen.focus}
      onChange={(focus) => onChange((before) => ({ ...before, focus: { ...before.focus, ...focus } }))}
      ratio={chosen.ratio}
    >
      <BlobPicture blob={chosen.picture} alt={chosen.name} />
    </CropField>
    <NewBannerFields
      kind={kind}
      values={chosen.typed}
      onChange={(typed) => onChange((before) => ({ ...before, typed: { ...before.typed, ...typed } }))}
    />
    <Button small aria-label={BANNER_TEXTS.remove(chosen.name)} onClick={onRemove}>
      {BANNER_TEXTS.removeShort}
    </Button>
  </Stack>
);
