import { PLACEMENT_BOUNDS, sizeOnPiece, type Mockup } from '@catalogue/contract/mockup';
import type { BrandingArea } from '@catalogue/contract/product-fields';
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { BlobPicture } from '../../ui/blob-picture';
import styles from './mockup-panel.module.css';
import { MOCKUP_TEXTS as texts } from './mockup-texts';
import type { PreparedLogo } from './render/messages';

interface Props {
  area: BrandingArea;
  logo: PreparedLogo;
  /** Colour of the piece there; null: not known yet. */
  ground: string | null;
  mockup: Mockup;
  onChange: (placement: Partial<Mockup>) => void;
}

/** Without the dust of sums: steps of a key stay round. */
const within = (value: number, least: number, most: number): number =>
  Math.round(Math.max(least, Math.min(value, most)) * 1_000) / 1_000;
interface Point {
  x: number;
  y: number;
}
const spread = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const STEP = { shift: 0.02, scale: 0.05 } as const;
const { shift: SHIFT, scale: SCALE } = PLACEMENT_BOUNDS;

/** The area seen from the front: the logo is dragged in it, sized by two fingers, keys or a slider, and turned. */
export function PlacementPad({ area, logo, ground, mockup, onChange }: Props) {
  const id = useId();
  const pointers = useRef(new Map<number, Point>());
  /** Where the logo and the fingers were when a finger came or went: a drag counts from there, however many steps the screen leaves out. */
  const start = useRef<{ mockup: Mockup; points: Point[] }>({ mockup, points: [] });
  const { width, height } = sizeOnPiece(logo.ratio, area, mockup.scale);
  const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
  const setScale = (scale: number): void => onChange({ scale: within(scale, SCALE.min, SCALE.max) });
  const place = (x: number, y: number): void => onChange({ x: within(x, -SHIFT, SHIFT), y: within(y, -SHIFT, SHIFT) });
  const move = (x: number, y: number): void => place(mockup.x + x, mockup.y + y);
  const begin = (): void => {
    start.current = { mockup, points: [...pointers.current.values()] };
  };

  function onPointerMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void {
    if (!pointers.current.has(pointerId)) return;
    pointers.current.set(pointerId, { x: clientX, y: clientY });
    const [first, second] = pointers.current.values();
    const {
      mockup: before,
      points: [from, secondFrom],
    } = start.current;
    if (!first || !from) return;
    const box = currentTarget.getBoundingClientRect();
    if (second && secondFrom) setScale((before.scale * spread(first, second)) / Math.max(1, spread(from, secondFrom)));
    else place(before.x + (first.x - from.x) / box.width, before.y + (first.y - from.y) / box.height);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => move(-STEP.shift, 0),
      ArrowRight: () => move(STEP.shift, 0),
      ArrowUp: () => move(0, -STEP.shift),
      ArrowDown: () => move(0, STEP.shift),
      '+': () => setScale(mockup.scale + STEP.scale),
      '=': () => setScale(mockup.scale + STEP.scale),
      '-': () => setScale(mockup.scale - STEP.scale),
    };
    const act = moves[event.key];
    if (!act) return;
    event.preventDefault();
    // The gallery's arrow keys show other pictures.
    event.stopPropagation();
    act();
  }
  function leave({ pointerId }: PointerEvent): void {
    pointers.current.delete(pointerId);
    begin();
  }
  return (
    <div className={styles.placement}>
      <div
        role="group"
        tabIndex={0}
        aria-label={texts.pad}
        className={styles.pad}
        style={{ aspectRatio: `${area.width} / ${area.height}`, backgroundColor: ground ?? undefined }}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
          begin();
        }}
        onPointerMove={onPointerMove}
        onPointerUp={leave}
        onPointerCancel={leave}
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
          step={STEP.scale}
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
