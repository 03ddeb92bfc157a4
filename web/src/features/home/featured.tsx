import type { BannerSummary } from '@catalogue/contract/entities/catalogue';
import { Link } from 'react-router-dom';
import { Picture } from '../../ui/picture';
import { HOME_TEXTS } from './home-texts';
import styles from './featured.module.css';
import { Rail } from './rail';
import { Section } from './section';

/** Trending images; each leads to the quick enquiry (SPEC §2), or where staff said. */
export function Featured({ trending }: { trending: readonly BannerSummary[] }) {
  if (trending.length === 0) return null;
  return (
    <Section title={HOME_TEXTS.featured} lead={HOME_TEXTS.featuredLead}>
      <Rail>
        <ul className={styles.grid}>
          {trending.map((one) => (
            <li key={one.id}>
              <Tile {...one} />
            </li>
          ))}
        </ul>
      </Rail>
    </Section>
  );
}

function Tile({ picture, alt, link, focus }: BannerSummary) {
  const content = (
    <>
      <Picture picture={picture} alt="" sizes="(min-width: 62rem) 17rem, 45vw" className={styles.picture} />
      <span className={styles.name}>{alt}</span>
    </>
  );
  const style = { '--focus': `${focus?.desktop ?? 50}%` };
  if (link?.startsWith('/') === true) {
    return (
      <Link to={link} className={styles.tile} style={style} aria-label={alt}>
        {content}
      </Link>
    );
  }
  return (
    <a
      href={link ?? '#quick-enquiry'}
      className={styles.tile}
      style={style}
      aria-label={link === null ? HOME_TEXTS.ask(alt) : alt}
    >
      {content}
    </a>
  );
}
