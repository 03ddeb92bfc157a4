import type { Banner, BannerKind } from '@catalogue/contract/entities/banner';
import { inOrder, SortableList } from '../ui/sortable-list';
import styles from './banners.module.css';
import { BANNER_TEXTS } from './banner-texts';
import { BannerTile } from './banner-tile';
import { saveBannerOrder } from './save-banner-order';

interface Props {
  kind: BannerKind;
  banners: readonly Banner[];
  onOpen: (banner: Banner) => void;
}

/** All banners in the order of the main screen. Handles reorder them by mouse, touch or keyboard. */
export const BannerGrid = ({ kind, banners, onOpen }: Props) => (
  <SortableList
    items={banners}
    nameOf={({ alt }) => alt}
    onMove={(ids, movedId) => saveBannerOrder(kind, inOrder(banners, ids), movedId)}
    isGrid
  >
    {(shown) => (
      <ol aria-label={BANNER_TEXTS.grid.label} className={styles.grid}>
        {shown.map((banner, index) => (
          <BannerTile key={banner.id} banner={banner} position={index + 1} onOpen={() => onOpen(banner)} />
        ))}
      </ol>
    )}
  </SortableList>
);
