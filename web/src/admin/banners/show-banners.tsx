import type { Banner, BannerKind } from '@catalogue/contract/entities/banner';
import { ADMIN_PATHS } from '@catalogue/contract/paths';
import { Button, LinkButton } from '../../ui/button';
import { Carousel } from '../../ui/carousel';
import { EmptyState } from '../../ui/empty-state';
import { Row, Stack } from '../../ui/layout';
import { Picture } from '../../ui/picture';
import { deleteWithUndo } from '../data/delete-with-undo';
import { keepFocus } from '../../ui/keep-focus';
import { QueryStatus } from '../ui/query-status';
import { BannerGrid } from './banner-grid';
import { deleteBannerDraft } from './banner-drafts';
import { BannerState, isShown } from './banner-state';
import { BannerForm } from './banner-form';
import styles from './banners.module.css';
import { BANNER_TEXTS } from './banner-texts';
import { saveBannerOrder } from './save-banner-order';
import { useBannerList } from './use-banner-list';

const deleteBanner = (banner: Banner): Promise<void> =>
  deleteWithUndo(
    { noun: 'banners', id: banner.id, revision: banner.revision, title: banner.alt || BANNER_TEXTS.list[banner.kind] },
    banner.picture,
    {
      question: BANNER_TEXTS.question,
      action: BANNER_TEXTS.deleteThis,
      successMessage: BANNER_TEXTS.deleted,
      failureMessage: BANNER_TEXTS.deleteFailed,
      onDeleted: () => deleteBannerDraft(banner.id),
    },
  );

/** SPEC §2, Show-Carousel. */
export const ShowCarouselPage = () => <ShowBanners kind="carousel" />;

/** SPEC §2, Show-Trending. */
export const ShowTrendingPage = () => <ShowBanners kind="trending" />;

/** The images in order, as a carousel with a delete button each, and their number. */
function ShowBanners({ kind }: { kind: BannerKind }) {
  const { banners, unsent, isUnconfirmed, query } = useBannerList(kind);
  if (banners === undefined) {
    return (
      <QueryStatus loading="spinner" query={query} isUnconfirmed={isUnconfirmed} failureMessage={BANNER_TEXTS.loadFailed} />
    );
  }
  const count = (
    <p>
      {BANNER_TEXTS.count} <strong>{banners.filter(isShown).length}</strong>
    </p>
  );
  if (banners.length === 0) {
    return (
      <Stack gap={4} className={styles.show}>
        {count}
        <EmptyState
          title={BANNER_TEXTS.empty}
          action={
            <LinkButton to={kind === 'carousel' ? ADMIN_PATHS.addCarousel : ADMIN_PATHS.addTrending}>
              {BANNER_TEXTS.add[kind]}
            </LinkButton>
          }
        />
      </Stack>
    );
  }
  return (
    <Stack gap={4} ref={keepFocus} className={styles.show}>
      {count}
      <p className={styles.hint}>
        {BANNER_TEXTS.sizes[kind]} {BANNER_TEXTS.grid.hint}
      </p>
      <BannerGrid kind={kind} banners={banners} onOpen={({ id }) => openSlide(id)} />
      <Carousel
        label={BANNER_TEXTS.list[kind]}
        slides={banners.map((banner, index) => ({
          id: banner.id,
          content: (
            <BannerSlide
              banner={banner}
              isUnsent={unsent.has(banner.id)}
              onMove={{
                earlier: index === 0 ? null : () => void move(banners, index, 'earlier'),
                later: index === banners.length - 1 ? null : () => void move(banners, index, 'later'),
              }}
            />
          ),
        }))}
      />
    </Stack>
  );
}

interface SlideProps {
  banner: Banner;
  isUnsent: boolean;
  /** null: it is the first or the last one. */
  onMove: Readonly<Record<Direction, (() => void) | null>>;
}

/** A banner with the buttons that move and delete it, and its form. */
const BannerSlide = ({ banner, isUnsent, onMove }: SlideProps) => (
  <Stack gap={4} id={slideId(banner.id)} className={styles.slide}>
    <BannerState banner={banner} />
    <Picture picture={banner.picture} alt={banner.alt} sizes="44rem" className={styles.image} />
    <Row gap={2}>
      {(['earlier', 'later'] as const).map((direction) => (
        <Button
          key={direction}
          small
          id={buttonId(banner, direction)}
          disabled={onMove[direction] === null}
          onClick={() => onMove[direction]?.()}
        >
          {BANNER_TEXTS[direction]}
        </Button>
      ))}
      <Button small kind="danger" onClick={() => void deleteBanner(banner)}>
        {BANNER_TEXTS.deleteThis}
      </Button>
    </Row>
    <BannerForm banner={banner} isUnsent={isUnsent} />
  </Stack>
);

const slideId = (bannerId: string): string => `slide-${bannerId}`;

/** Shows a banner's slide and begins its form. The carousel frees a slide for focus when it has scrolled there. */
function openSlide(bannerId: string): void {
  const slide = document.getElementById(slideId(bannerId));
  const item = slide?.closest('li');
  if (!slide || !item) return;
  item.parentElement?.scrollTo({ left: item.offsetLeft - item.parentElement.offsetLeft, behavior: 'instant' });
  slide.scrollIntoView({ block: 'start' });
  const focus = () => slide.querySelector<HTMLElement>('input:not([type="range"])')?.focus();
  if (!item.inert) focus();
  else
    new MutationObserver((_, observer) => {
      observer.disconnect();
      focus();
    }).observe(item, { attributeFilter: ['inert'] });
}

type Direction = 'earlier' | 'later';

const buttonId = (banner: Banner, direction: Direction): string => `${banner.id}-${direction}`;

/** Moves a banner by one position. React inserts its slide anew, which loses the button's focus; it is restored. */
async function move(banners: readonly Banner[], index: number, direction: Direction): Promise<void> {
  const moved = banners[index];
  if (!moved) return;
  const ordered = banners.toSpliced(index, 1).toSpliced(direction === 'earlier' ? index - 1 : index + 1, 0, moved);
  const list = document.getElementById(buttonId(moved, direction))?.closest('ul');
  if (list) refocusAfterMove(list, moved, direction);
  await saveBannerOrder(moved.kind, ordered, moved.id);
}

function refocusAfterMove(list: HTMLElement, moved: Banner, direction: Direction): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    const other = direction === 'earlier' ? 'later' : 'earlier';
    const buttons = ([direction, other] as const).map((each) => document.getElementById(buttonId(moved, each)));
    buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus();
  });
  observer.observe(list, { childList: true });
}
