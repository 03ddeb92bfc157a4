import type { BannerSummary } from '@catalogue/contract/entities/catalogue';
import { BANNER_SIZES } from '@catalogue/contract/picture-url';
import { Link } from 'react-router-dom';
import { Carousel } from '../../ui/carousel';
import { Picture } from '../../ui/picture';
import styles from './banners.module.css';
import { HOME_TEXTS } from './home-texts';

const percent = (focus = 50): string => `${focus}%`;

/** The banner carousel; its room is kept while the banners are on their way. */
export function Banners({ banners, isLoading }: { banners: readonly BannerSummary[]; isLoading: boolean }) {
  if (banners.length === 0) return isLoading && <div className={styles.room} aria-hidden="true" />;
  const slides = banners.map((banner, index) => ({
    id: banner.id,
    content: (
      <BannerLink link={banner.link}>
        <span
          className={styles.frame}
          style={{ '--desktop': percent(banner.focus?.desktop), '--phone': percent(banner.focus?.phone) }}
        >
          <Picture
            picture={banner.picture}
            alt={banner.alt}
            sizes={BANNER_SIZES}
            priority={index === 0}
            className={styles.banner}
          />
          {banner.words && <span className={styles.words}>{banner.words}</span>}
        </span>
      </BannerLink>
    ),
  }));
  return <Carousel label={HOME_TEXTS.banners} slides={slides} />;
}

function BannerLink({ link, children }: { link: string | null; children: React.ReactNode }) {
  if (link === null) return children;
  return link.startsWith('/') ? <Link to={link}>{children}</Link> : <a href={link}>{children}</a>;
}
