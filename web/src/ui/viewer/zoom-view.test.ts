import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SCALE, moveBy, pinch, WHOLE, zoomAt } from './zoom-view';

const FRAME = { width: 300, height: 300 };

describe('zoomAt', () => {
  it('keeps the part of the picture under the point', () => {
    const point = { x: 200, y: 100 };
    const view = zoomAt(WHOLE, 2, point, FRAME);
    expect(view).toEqual({ scale: 2, x: -200, y: -100 });
    expect((point.x - view.x) / view.scale).toBe(point.x);
  });

  it('stays between the whole picture and the largest scale', () => {
    expect(zoomAt(WHOLE, 0.5, { x: 9, y: 9 }, FRAME)).toEqual(WHOLE);
    expect(zoomAt(WHOLE, 99, { x: 0, y: 0 }, FRAME).scale).toBe(MAX_SCALE);
  });
});

describe('pinch', () => {
  it('scales by the distance of two fingers and follows their middle', () => {
    const before = [
      { x: 100, y: 150 },
      { x: 200, y: 150 },
    ] as [{ x: number; y: number }, { x: number; y: number }];
    const after = [
      { x: 60, y: 160 },
      { x: 260, y: 160 },
    ] as [{ x: number; y: number }, { x: number; y: number }];
    expect(pinch(WHOLE, before, after, FRAME)).toEqual({ scale: 2, x: -140, y: -140 });
  });
});

it('the picture covers the frame after any gestures', () => {
  const pixel = fc.integer({ min: -500, max: 800 });
  const point = fc.record({ x: pixel, y: pixel });
  const gesture = fc.oneof(
    fc.record({ kind: fc.constant('zoom' as const), factor: fc.double({ min: 0.1, max: 9, noNaN: true }), point }),
    fc.record({ kind: fc.constant('move' as const), point }),
  );
  fc.assert(
    fc.property(fc.array(gesture), (gestures) => {
      const view = gestures.reduce(
        (held, one) => (one.kind === 'zoom' ? zoomAt(held, one.factor, one.point, FRAME) : moveBy(held, one.point, FRAME)),
        WHOLE,
      );
      for (const [offset, size] of [
        [view.x, FRAME.width],
        [view.y, FRAME.height],
      ] as const) {
        expect(offset).toBeLessThanOrEqual(0);
        expect(offset + size * view.scale).toBeGreaterThanOrEqual(size - 1e-6);
      }
    }),
  );
});
