import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { UI_TEXTS } from './ui-texts';
import { Icon } from './icon';
import styles from './carousel.module.css';

const copy = UI_TEXTS.carousel;

interface Props {
  /** Accessible name of the whole. */
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  /** Milliseconds until it goes on by itself; null: only by hand. SPEC §9: 1000 for banners. */
  interval?: number | null;
  onSlide?: (id: string) => void;
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** False while a picture of the slide is on its way; true also once it has failed. */
const isLoaded = (slide: Element | undefined): boolean =>
  slide !== undefined && [...slide.querySelectorAll('img')].every(({ complete }) => complete);

const indexInView = (list: HTMLElement): number => Math.round(list.scrollLeft / list.clientWidth);

/**
 * Slides in a row that a finger, the arrow keys or the buttons move. It goes on by itself once the next
 * slide is loaded, and rests while it is paused, hovered, focused, out of sight, or where people asked for less motion (WCAG 2.2.2).
 */
export function Carousel({ label, slides, interval = null, onSlide }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState({ index: 0, id: slides[0]?.id });
  const [paused, setPaused] = useState(false);
  const [resting, setResting] = useState(false);
  const count = slides.length;
  // Slides may change places, and go: the view stays with the one it shows.
  const found = slides.findIndex(({ id }) => id === shown.id);
  const current = found === -1 ? Math.min(shown.index, count - 1) : found;

  useLayoutEffect(() => {
    const list = track.current;
    if (!list || indexInView(list) === current) return;
    list.scrollTo({ left: current * list.clientWidth, behavior: 'instant' });
  }, [current]);

  const show = (index: number) => {
    const list = track.current;
    const slide = list?.children[((index % count) + count) % count];
    if (!list || !(slide instanceof HTMLElement)) return;
    // Round the end it jumps: a smooth way back past all slides is long, and any of them that loads on the way would stop it.
    const isFar = slide !== list.children[current + 1] && slide !== list.children[current - 1];
    list.scrollTo({
      left: slide.offsetLeft - list.offsetLeft,
      behavior: isFar || matchMedia(reducedMotion).matches ? 'auto' : 'smooth',
    });
  };

  const advance = useEffectEvent(() => {
    // On a slow network nobody should watch empty slides pass by.
    const isReady = isLoaded(track.current?.children[(current + 1) % count]);
    if (isReady && !document.hidden && !matchMedia(reducedMotion).matches) show(current + 1);
  });

  // Each slide has its whole time, however it came.
  useEffect(() => {
    if (interval === null || paused || resting || count < 2) return;
    const timer = setInterval(advance, interval);
    return () => clearInterval(timer);
  }, [interval, paused, resting, count, current]);

  const settled = () => {
    const list = track.current;
    if (!list || list.clientWidth === 0) return;
    const index = indexInView(list);
    const slide = slides[index];
    if (!slide || index === current) return;
    setShown({ index, id: slide.id });
    onSlide?.(slide.id);
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={styles.carousel}
      onMouseEnter={() => setResting(true)}
      onMouseLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setResting(false);
      }}
    >
      <ul
        ref={track}
        className={styles.track}
        tabIndex={0}
        aria-label={label}
        onScroll={settled}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
          // In a field of a slide they move within what is typed.
          if (event.target instanceof HTMLInputElement) return;
          event.preventDefault();
          show(current + (event.key === 'ArrowRight' ? 1 : -1));
        }}
      >
        {slides.map(({ id, content }, index) => (
          <li key={id} className={styles.slide} aria-label={copy.slide(index + 1, count)} inert={index !== current}>
            {content}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.controls}>
          <button type="button" className={styles.control} aria-label={copy.previous} onClick={() => show(current - 1)}>
            <Icon name="left" />
          </button>
          <span className={styles.position}>{copy.slide(current + 1, count)}</span>
          <button type="button" className={styles.control} aria-label={copy.next} onClick={() => show(current + 1)}>
            <Icon name="right" />
          </button>
          {interval !== null && (
            <button
              type="button"
              className={styles.control}
              aria-label={paused ? copy.play : copy.pause}
              onClick={() => setPaused(!paused)}
            >
              <Icon name={paused ? 'play' : 'pause'} />
            </button>
          )}
        </div>
      )}
    </section>
  );
}
