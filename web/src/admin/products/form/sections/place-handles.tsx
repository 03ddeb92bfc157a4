import { isConvex } from '@catalogue/contract/branding-areas';
import { surfaceOf } from '@catalogue/contract/branding-surface';
import type { BrandingArea, BrandingPlace } from '@catalogue/contract/product-fields';
import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { FORM_TEXTS } from '../form-texts';
import styles from './area-rows.module.css';

const texts = FORM_TEXTS.areas;

/** Where a picture shows an area. */
export type Place = Pick<BrandingPlace, 'corners' | 'sag'>;

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

interface Props {
  /** The frame of the picture, by which pointers are measured. */
  frame: RefObject<HTMLElement | null>;
  place: Place;
  area: Pick<BrandingArea, 'width' | 'diameter'>;
  /** A change begins: once for a whole drag or a key that is held. */
  onBegin: () => void;
  onChange: (place: Place) => void;
}

/** The grid of the surface over a picture, and the handles that move its corners and edges. */
export function PlaceHandles({ frame, place, area, onBegin, onChange }: Props) {
  const dragged = useRef<number | null>(null);
  const { toPicture } = surfaceOf({ ...place, imageName: '' }, area);
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
    if (!event.repeat) onBegin();
    onChange(moved(x + shift[0], y + shift[1]));
  }
  return (
    <>
      <svg className={styles.grid} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        {isConvex(place.corners) &&
          LINES.flatMap((share) => [
            <polyline key={`u${share}`} points={line((step) => toPicture(share, step))} />,
            <polyline key={`v${share}`} points={line((step) => toPicture(step, share))} />,
          ])}
      </svg>
      {handlesOf(place, toPicture).map((handle, index) => (
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
            onBegin();
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
    </>
  );
}
