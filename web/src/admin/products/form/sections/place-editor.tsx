import { isConvex } from '@catalogue/contract/branding-areas';
import { surfaceOf } from '@catalogue/contract/branding-surface';
import type { PictureSummary } from '@catalogue/contract/entities/picture';
import type { BrandingPlace } from '@catalogue/contract/product-fields';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../../ui/button';
import { Picture } from '../../../../ui/picture';
import { FORM_TEXTS } from '../form-texts';
import styles from './area-rows.module.css';
import rowStyles from './rows.module.css';

const texts = FORM_TEXTS.areas;

type Place = Pick<BrandingPlace, 'corners' | 'sag'>;

interface Props {
  picture: PictureSummary;
  /** null: the picture does not show the area. */
  place: Place | null;
  area: { width: number; diameter: number | null };
  onChange: (place: Place | null) => void;
}

/** Where an area begins that is new on a picture. */
const FIRST: Place = { corners: [0.35, 0.35, 0.65, 0.35, 0.65, 0.65, 0.35, 0.65], sag: [0, 0] };
/** One press of an arrow key, as a share of the picture's side; with Shift five times as far. */
const STEP = 0.004;
const LINES = [0, 0.25, 0.5, 0.75, 1] as const;
const POINTS = Array.from({ length: 17 }, (_, index) => index / 16);

const rounded = (value: number): number => Math.round(Math.max(0, Math.min(value, 1)) * 10_000) / 10_000;

/** A point that is dragged: a corner, or the middle of the upper or lower edge. */
interface Handle {
  label: string;
  x: number;
  y: number;
  moved: (x: number, y: number) => Place;
}

function handlesOf({ corners, sag }: Place, toPicture: (u: number, v: number) => readonly [number, number]): Handle[] {
  const ends = texts.corners.map((label, index): Handle => {
    const at = index * 2;
    return {
      label,
      x: corners[at] ?? 0,
      y: corners[at + 1] ?? 0,
      moved: (x, y) => ({ sag, corners: corners.with(at, rounded(x)).with(at + 1, rounded(y)) }),
    };
  });
  const middles = texts.edges.map((label, index): Handle => {
    const [x, y] = toPicture(0.5, index);
    return {
      label,
      x,
      y,
      moved: (_, next) => ({ corners, sag: sag.with(index, Math.round(((sag[index] ?? 0) + next - y) * 10_000) / 10_000) }),
    };
  });
  return [...ends, ...middles];
}

/** Sets an area on a picture: its corners and the bend of its edges are dragged, a grid shows the surface. */
export function PlaceEditor({ picture, place, area, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const dragged = useRef<number | null>(null);
  const [past, setPast] = useState<readonly (Place | null)[]>([]);

  /** Remembers the place for Undo, once for a whole drag. */
  const remember = (): void => setPast((before) => [...before, place]);
  function undo(): void {
    const last = past.at(-1);
    if (last === undefined) return;
    setPast(past.slice(0, -1));
    onChange(last);
  }
  const undoButton = past.length > 0 && (
    <Button small onClick={undo}>
      {texts.undo}
    </Button>
  );
  if (place === null)
    return (
      <div className={styles.editor}>
        <div className={styles.frame}>
          <Picture picture={picture} alt="" sizes="32rem" className={styles.picture} />
        </div>
        <div className={styles.buttons}>
          <Button
            small
            onClick={() => {
              remember();
              onChange(FIRST);
            }}
          >
            {texts.place}
          </Button>
          {undoButton}
        </div>
      </div>
    );

  const isCrossed = !isConvex(place.corners);
  const { toPicture } = surfaceOf({ ...place, imageName: '' }, area);
  const handles = handlesOf(place, toPicture);
  const line = (at: (step: number) => readonly [number, number]): string => POINTS.map((step) => at(step).join(',')).join(' ');

  function onKeyDown(event: KeyboardEvent, { x, y, moved }: Handle): void {
    const far = STEP * (event.shiftKey ? 5 : 1);
    const shifts: Record<string, readonly [number, number]> = {
      ArrowLeft: [-far, 0],
      ArrowRight: [far, 0],
      ArrowUp: [0, -far],
      ArrowDown: [0, far],
    };
    const shift = shifts[event.key];
    if (!shift) return;
    event.preventDefault();
    if (!event.repeat) remember();
    onChange(moved(x + shift[0], y + shift[1]));
  }
  return (
    <div className={styles.editor}>
      <div ref={frame} className={styles.frame}>
        <Picture picture={picture} alt="" sizes="32rem" className={styles.picture} />
        <svg className={styles.grid} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          {!isCrossed &&
            LINES.flatMap((share) => [
              <polyline key={`u${share}`} points={line((step) => toPicture(share, step))} />,
              <polyline key={`v${share}`} points={line((step) => toPicture(step, share))} />,
            ])}
        </svg>
        {handles.map((handle, index) => (
          <button
            key={handle.label}
            type="button"
            aria-label={handle.label}
            title={handle.label}
            className={styles.handle}
            data-edge={index > 3 || undefined}
            style={{ left: `${handle.x * 100}%`, top: `${handle.y * 100}%` }}
            onKeyDown={(event) => onKeyDown(event, handle)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              dragged.current = index;
              remember();
            }}
            onPointerMove={({ clientX, clientY }) => {
              const box = frame.current?.getBoundingClientRect();
              if (dragged.current !== index || !box) return;
              onChange(handle.moved((clientX - box.left) / box.width, (clientY - box.top) / box.height));
            }}
            onPointerUp={() => {
              dragged.current = null;
            }}
            onPointerCancel={() => {
              dragged.current = null;
            }}
          />
        ))}
      </div>
      {isCrossed && (
        <p role="alert" className={rowStyles.error}>
          {texts.crossed}
        </p>
      )}
      <p className={rowStyles.text}>{texts.hint}</p>
      <div className={styles.buttons}>
        {undoButton}
        <Button
          small
          kind="quiet"
          onClick={() => {
            remember();
            onChange(null);
          }}
        >
          {texts.takeOff}
        </Button>
      </div>
    </div>
  );
}
