import { PLACEMENT_BOUNDS, sizeOnPiece, type Mockup } from '@catalogue/contract/mockup';
import type { BrandingArea } from '@catalogue/contract/product-fields';
import { useId } from 'react';
import { BlobPicture } from '../../ui/blob-picture';
import styles from './mockup-panel.module.css';
import { MOCKUP_TEXTS as texts } from './mockup-texts';
import type { PreparedLogo } from './render/messages';
import { PLACEMENT_STEP, usePlacementGestures } from './use-placement-gestures';

interface Props {
  area: BrandingArea;
  logo: PreparedLogo;
  /** Colour of the piece there; null: not known yet. */
  ground: string | null;
  mockup: Mockup;
  onChange: (placement: Partial<Mockup>) => void;
}

const { scale: SCALE } = PLACEMENT_BOUNDS;

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** The area seen from the front: the logo is dragged in it, sized by two fingers, keys or a slider, and turned. */
export function PlacementPad({ area, logo, ground, mockup, onChange }: Props) {
  const id = useId();
  const { handlers, setScale } = usePlacementGestures(mockup, onChange);
  const { width, height } = sizeOnPiece(logo.ratio, area, mockup.scale);
  return (
    <div className={styles.placement}>
      <div
        role="group"
        tabIndex={0}
        aria-label={texts.pad}
        className={styles.pad}
        style={{ aspectRatio: `${area.width} / ${area.height}`, backgroundColor: ground ?? undefined }}
        {...handlers}
      >
        <span
          className={styles.placed}
          style={{
            left: `${50 + mockup.x * 100}%`,
            top: `${50 + mockup.y * 100}%`,
            width: percent(width, area.width),
            height: percent(height, area.height),
            rotate: `${mockup.turn}deg`,
          }}
        >
          <BlobPicture blob={logo.image} alt="" />
        </span>
      </div>
      <div className={styles.sliders}>
        <label htmlFor={`${id}-size`}>{texts.size}</label>
        <input
          id={`${id}-size`}
          type="range"
          min={SCALE.min}
          max={SCALE.max}
          step={PLACEMENT_STEP.scale}
          value={mockup.scale}
          onChange={({ target }) => setScale(Number(target.value))}
        />
        <label htmlFor={`${id}-turn`}>{texts.turn}</label>
        <input
          id={`${id}-turn`}
          type="range"
          min={-180}
          max={180}
          step={5}
          value={mockup.turn}
          onChange={({ target }) => onChange({ turn: Number(target.value) })}
        />
      </div>
    </div>
  );
}
