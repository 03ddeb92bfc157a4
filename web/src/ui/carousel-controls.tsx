import styles from './carousel.module.css';
import { Icon, type IconName } from './icon';
import { UI_TEXTS } from './ui-texts';

const texts = UI_TEXTS.carousel;

interface Props {
  /** "2 of 5". */
  position: string;
  onPrevious: () => void;
  onNext: () => void;
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
}

/** Previous, next and pause on a carousel. */
export const CarouselControls = ({ position, onPrevious, onNext, isPaused, onPause }: Props) => (
  <div className={styles.controls}>
    <Control icon="left" label={texts.previous} onClick={onPrevious} />
    <span className={styles.position}>{position}</span>
    <Control icon="right" label={texts.next} onClick={onNext} />
    <Control
      icon={isPaused ? 'play' : 'pause'}
      label={isPaused ? texts.play : texts.pause}
      onClick={() => onPause(!isPaused)}
    />
  </div>
);

const Control = ({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) => (
  <button type="button" className={styles.control} aria-label={label} onClick={onClick}>
    <Icon name={icon} />
  </button>
);
