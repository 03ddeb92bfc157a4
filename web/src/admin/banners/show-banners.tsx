import type { Banner, BannerKind } from '@catalogue/contract/entities/banner';
import { serverNow } from '../../device/server-clock';
import { formatMoment } from '../../lib/format';
import { Button, LinkButton } from '../../ui/button';
import { Carousel } from '../../ui/carousel';
import { confirm } from '../../ui/dialogs';
import { EmptyState } from '../../ui/empty-state';
import { Picture } from '../../ui/picture';
import { Spinner } from '../../ui/spinner';
import { COPY as ADMIN } from '../copy';
import { contentModule } from '../data/firebase';
import { follow } from '../data/save';
import { moveToTrash, restore } from '../data/trash';
import { BannerForm } from './banner-form';
import styles from './banners.module.css';
import { COPY } from './copy';
import { useBannerList } from './use-banner-list';

async function remove(banner: Banner): Promise<void> {
  const title = banner.alt || COPY.list[banner.kind];
  if (!(await confirm({ title: COPY.sure, body: COPY.trash, action: COPY.deleteThis, danger: true }))) return;
  const item = { noun: 'banners', id: banner.id, title } as const;
  await follow(moveToTrash({ ...item, revision: banner.revision }), {
    title,
    done: COPY.deleted,
    failed: COPY.deleteFailed,
    undo: () => void follow(restore({ ...item, revision: banner.revision + 1 }), { title, done: ADMIN.undone }),
  });
}

/** Swaps two neighbours. */
async function swap(one: Banner, other: Banner): Promise<void> {
  const { commit } = await contentModule();
  const move = (banner: Banner, order: number) =>
    ({ noun: 'banners', id: banner.id, base: banner.revision, fields: { order } }) as const;
  const changes = [move(one, other.order), move(other, one.order)];
  await commit(changes, { action: 'changed', noun: 'banners', id: one.id, title: COPY.list[one.kind] });
}

/** SPEC §2, Show-Carousel and Show-Trending: the images as a carousel, each with its delete button, and their number. */
export function ShowBanners({ kind }: { kind: BannerKind }) {
  const { banners, unsent, error } = useBannerList(kind);
  if (banners === undefined) return error ? <p role="alert">{ADMIN.failed}</p> : <Spinner label={ADMIN.loading} />;
  if (banners.length === 0) {
    return <EmptyState title={COPY.empty} action={<LinkButton to={`/Admin/add-${kind}`}>{COPY.add[kind]}</LinkButton>} />;
  }
  return (
    <div className={styles.show}>
      <p>
        {COPY.count} <strong>{banners.length}</strong>
      </p>
      <Carousel
        label={COPY.list[kind]}
        slides={banners.map((banner, place) => ({
          id: banner.id,
          content: (
            <div className={styles.slide}>
              <State banner={banner} />
              <Picture picture={banner.picture} alt={banner.alt} sizes="44rem" className={styles.image} />
              <div className={styles.controls}>
                <Button small disabled={place === 0} onClick={() => void move(banners, place, -1)}>
                  {COPY.earlier}
                </Button>
                <Button small disabled={place === banners.length - 1} onClick={() => void move(banners, place, 1)}>
                  {COPY.later}
                </Button>
                <Button small kind="danger" onClick={() => void remove(banner)}>
                  {COPY.deleteThis}
                </Button>
              </div>
              <BannerForm banner={banner} isUnsent={unsent.has(banner.id)} />
            </div>
          ),
        }))}
      />
    </div>
  );
}

async function move(banners: readonly Banner[], place: number, by: -1 | 1): Promise<void> {
  const [one, other] = [banners[place], banners[place + by]];
  if (one && other) await follow(swap(one, other), { title: COPY.list[one.kind] });
}

/** What keeps a banner off the main screen, if anything. */
function State({ banner: { picture, imageError, imageName, startsAt, endsAt } }: { banner: Banner }) {
  const sentence = () => {
    if (imageError?.upload === imageName) return COPY.broken;
    if (picture === null) return COPY.processing;
    if (startsAt !== null && startsAt > serverNow()) return COPY.notYet(formatMoment(startsAt));
    return endsAt !== null && endsAt <= serverNow() ? COPY.over(formatMoment(endsAt)) : null;
  };
  const said = sentence();
  return said === null ? null : (
    <p role="status" className={styles.state}>
      {said}
    </p>
  );
}
