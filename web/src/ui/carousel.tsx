import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { CarouselControls } from './carousel-controls';
import styles from './carousel.module.css';
import { indexInView, scrollToSlide, slideStep } from './snap-position';
import { Slide, SnapTrack } from './snap-track';
import { UI_TEXTS } from './ui-texts';
import { useAutoplay } from './use-autoplay';

const texts = UI_TEXTS.carousel;

interface Props {
  /** Accessible name of the whole. */
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
}

const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** False while a picture of the slide is on its way; true also once it has failed. */
const isLoaded = (slide: Element | undefined): boolean =>
  slide !== undefined && [...slide.querySelectorAll('img')].every(({ complete }) => complete);

/** Index of the slide that the track shows, which `onScroll` of the track updates. */
function useCurrentSlide(slides: Props['slides']) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState({ index: 0, id: slides[0]?.id });
  // Slides may change places, and go: the view stays with the one it shows.
  const found = slides.findIndex(({ id }) => id === shown.id);
  const current = found === -1 ? Math.min(shown.index, slides.length - 1) : found;

  useLayoutEffect(() => {
    if (indexInView(track.current) !== current) scrollToSlide(track.current, current, 'instant');
  }, [current]);

  const onScroll = () => {
    const index = indexInView(track.current);
    const slide = index === null ? undefined : slides[index];
    if (index === null || !slide || index === current) return;
    setShown({ index, id: slide.id });
  };
  return { track, current, onScroll };
}

/**
 * Slides in a row that go on by themselves, until somebody clicks or swipes a slide or presses a key in it: what is under a finger stays
 * there. The arrow keys and the buttons move them, too.
 */
export function Carousel({ label, slides }: Props) {
  const { track, current, onScroll } = useCurrentSlide(slides);
  const count = slides.length;

  const showNeighbour = (step: number) => {
    const index = (current + step + count) % count;
    // Round the end it jumps: a smooth way back past all slides is long, and any of them that loads on the way would stop it.
    const isFar = Math.abs(index - current) > 1;
    scrollToSlide(track.current, index, isFar || wantsLessMotion() ? 'auto' : 'smooth');
  };
  const { isPaused, setPaused, restHandlers, slideHandlers } = useAutoplay({
    ...{ count, current },
    onAdvance: () => {
      // On a slow network nobody should watch empty slides pass by.
      const isReady = isLoaded(track.current?.children[(current + 1) % count]);
      if (isReady && !document.hidden && !wantsLessMotion()) showNeighbour(1);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') setPaused(true);
    const step = slideStep(event);
    if (step === 0) return;
    event.preventDefault();
    showNeighbour(step);
  };

  return (
    <section aria-roledescription="carousel" aria-label={label} className={styles.carousel} {...restHandlers}>
      <SnapTrack
        {...{ ref: track, tabIndex: 0, 'aria-label': label }}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        {...slideHandlers}
      >
        {slides.map(({ id, content }, index) => (
          <Slide key={id} aria-label={texts.slide(index + 1, count)} inert={index !== current}>
            {content}
          </Slide>
        ))}
      </SnapTrack>
      {count > 1 && (
        <CarouselControls
          position={texts.slide(current + 1, count)}
          onPrevious={() => showNeighbour(-1)}
          onNext={() => showNeighbour(1)}
          isPaused={isPaused}
          onPause={setPaused}
        />
      )}
    </section>
  );
}
