import type { BannerKind } from '@catalogue/contract/entities/banner';
import { LIMITS } from '@catalogue/contract/limits';
import { useState } from 'react';
import { BlobPicture } from '../../ui/blob-picture';
import { Button } from '../../ui/button';
import { notify } from '../../ui/notify';
import { writesModule } from '../data/firebase';
import { nextOrder } from '../data/next-order';
import { reportWrite } from '../data/report-write';
import form from '../ui/form.module.css';
import { InvalidFile, scalePicture } from '../uploads/scale-picture';
import { enqueueUpload, whenUploaded } from '../uploads/upload-queue';
import { sendUploads } from '../uploads/use-uploads';
import styles from './banners.module.css';
import { BANNER_TEXTS } from './banner-texts';
import { useBannerList } from './use-banner-list';

interface Chosen {
  id: string;
  name: string;
  picture: Blob;
}

/** SPEC §2, Add-Carousel and Add-Trending: several images at once; what is no png or jpeg is left out without a word (SPEC §5). */
export function AddBanners({ kind }: { kind: BannerKind }) {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [error, setError] = useState<string | undefined>();
  const { banners } = useBannerList(kind);

  const take = async (files: readonly File[]) => {
    const scaled = await Promise.all(files.map((file) => scaleOrDrop(file)));
    const all = [...chosen, ...scaled.filter((one) => one !== null)];
    setChosen(all.slice(0, LIMITS.bannerFiles));
    setError(all.length > LIMITS.bannerFiles ? BANNER_TEXTS.most(LIMITS.bannerFiles) : undefined);
  };

  const submit = () => {
    if (chosen.length === 0) {
      setError(BANNER_TEXTS.none);
      return;
    }
    const added = reportWrite(addBanners(kind, chosen, nextOrder(banners)), {
      title: BANNER_TEXTS.list[kind],
      successMessage: null,
      failureMessage: BANNER_TEXTS.uploadFailed,
    });
    void added.then((isTaken) => (isTaken ? tellWhenSent(chosen.map(({ id }) => id)) : undefined));
    setChosen([]);
  };

  return (
    <form
      noValidate
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label
        className={styles.files}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void take([...event.dataTransfer.files]);
        }}
        onPaste={(event) => void take([...event.clipboardData.files])}
      >
        <strong>{BANNER_TEXTS.files}</strong>
        <input
          type="file"
          accept="image/png,image/jpeg"
          multiple
          aria-describedby="banner-hint"
          onChange={(event) => {
            void take([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
      <p id="banner-hint" className={styles.hint}>
        {BANNER_TEXTS.hint}
      </p>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <ul className={styles.previews}>
        {chosen.map((one) => (
          <li key={one.id} className={styles.preview}>
            <BlobPicture blob={one.picture} alt={one.name} className={styles.thumb} />
            <Button
              small
              aria-label={BANNER_TEXTS.remove(one.name)}
              onClick={() => setChosen(chosen.filter(({ id }) => id !== one.id))}
            >
              {BANNER_TEXTS.removeShort}
            </Button>
          </li>
        ))}
      </ul>
      <div className={form.actions}>
        <Button type="submit" kind="primary">
          {BANNER_TEXTS.submit}
        </Button>
        <Button onClick={() => setChosen([])}>{BANNER_TEXTS.clear}</Button>
      </div>
    </form>
  );
}

async function tellWhenSent(ids: readonly string[]): Promise<void> {
  const areSent = await whenUploaded(ids);
  void notify(areSent ? BANNER_TEXTS.uploaded : BANNER_TEXTS.uploadFailed, { kind: areSent ? 'success' : 'failure' });
}

async function scaleOrDrop(file: File): Promise<Chosen | null> {
  try {
    return { id: crypto.randomUUID(), name: file.name, picture: await scalePicture(file) };
  } catch (reason) {
    if (reason instanceof InvalidFile) return null;
    throw reason;
  }
}

/** The documents first, then the pictures: they wait on the device until they are sent. */
async function addBanners(kind: BannerKind, chosen: readonly Chosen[], firstOrder: number): Promise<void> {
  const { commit, newId } = await writesModule();
  const changes = [];
  for (const [place, { id: imageName, name, picture }] of chosen.entries()) {
    const id = newId();
    await enqueueUpload({ id: imageName, noun: 'banners', documentId: id, title: name, blob: picture }, Date.now() + place);
    const alt = name
      .replace(/\.\w+$/, '')
      .replace(/[-_]+/g, ' ')
      .slice(0, LIMITS.altText);
    const shown = { alt, link: null, startsAt: null, endsAt: null };
    const fields = { kind, ...shown, order: firstOrder + place, imageName, picture: null, deletedAt: null };
    changes.push({ noun: 'banners' as const, id, base: null, fields });
  }
  await commit(changes, { action: 'added', noun: 'banners', id: changes[0]?.id ?? '', title: BANNER_TEXTS.list[kind] });
  void sendUploads();
}
