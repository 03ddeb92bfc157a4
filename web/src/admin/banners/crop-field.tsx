import type { BannerFocus, BannerKind } from '@catalogue/contract/entities/banner';
import { useId, useRef, type PointerEvent, type ReactNode } from 'react';
import { Row } from '../../ui/layout';
import { BANNER_TEXTS } from './banner-texts';
import styles from './banners.module.css';

type Place = keyof BannerFocus;

/** How the home page crops a banner, as in home/banners.module.css and home/featured.module.css: width by height. */
const CROPS: Readonly<Record<BannerKind, readonly { place: Place; label: string; ratio: number }[]>> = {
  carousel: [
    { place: 'desktop', label: BANNER_TEXTS.crops.desktop, ratio: 1920 / 820 },
    { place: 'phone', label: BANNER_TEXTS.crops.phone, ratio: 16 / 9 },
  ],
  trending: [{ place: 'desktop', label: BANNER_TEXTS.crops.everywhere, ratio: 1 }],
};

interface Props {
  kind: BannerKind;
  focus: BannerFocus;
  onChange: (change: Partial<BannerFocus>) => void;
  /** Width by height of the picture. */
  ratio: number;
  /** The picture, as an `img` that fills its frame. */
  children: ReactNode;
}

/** A banner as visitors see it at each width that crops it differently; the part that stays is chosen by drag or slider. */
export const CropField = ({ kind, focus, onChange, ratio, children }: Props) => (
  <Row gap={4} className={styles.crops}>
    {CROPS[kind].map((crop) => (
      <Crop
        key={crop.place}
        label={crop.label}
        frameRatio={crop.ratio}
        ratio={ratio}
        value={focus[crop.place]}
        onChange={(value) => onChange({ [crop.place]: value })}
      >
        {children}
      </Crop>
    ))}
  </Row>
);

interface CropProps {
  label: string;
  frameRatio: number;
  ratio: number;
  /** 0-100: where the frame stands along the side that is cut. */
  value: number;
  onChange: (value: number) => void;
  children: ReactNode;
}

/** Shapes that differ by less are not cut visibly. */
const SAME_SHAPE = 0.01;

function Crop({ label, frameRatio, ratio, value, onChange, children }: CropProps) {
  const id = useId();
  const isWide = ratio > frameRatio;
  const isCut = Math.abs(ratio / frameRatio - 1) > SAME_SHAPE;
  const start = useRef<{ at: number; value: number } | null>(null);
  const positionOf = (event: PointerEvent): number => (isWide ? event.clientX : event.clientY);
  const move = (event: PointerEvent<HTMLElement>): void => {
    if (start.current === null) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    // Pixels of the picture that are cut off.
    const hidden = isWide ? height * ratio - width : width / ratio - height;
    const moved = ((start.current.at - positionOf(event)) / hidden) * 100;
    onChange(Math.round(Math.min(100, Math.max(0, start.current.value + moved))));
  };
  return (
    <figure className={styles.crop}>
      <div
        className={styles.cropFrame}
        data-cut={isCut || undefined}
        style={{ aspectRatio: frameRatio, '--focus': `${value}%` }}
        onPointerDown={(event) => {
          if (!isCut) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = { at: positionOf(event), value };
        }}
        onPointerMove={move}
        onPointerUp={() => (start.current = null)}
        onPointerCancel={() => (start.current = null)}
      >
        {children}
      </div>
      <figcaption className={styles.cropLabel}>
        <label htmlFor={id}>{label}</label>
        {isCut ? (
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            value={value}
            onChange={({ target }) => onChange(target.valueAsNumber)}
          />
        ) : (
          <span>{BANNER_TEXTS.crops.whole}</span>
        )}
      </figcaption>
    </figure>
  );
}
