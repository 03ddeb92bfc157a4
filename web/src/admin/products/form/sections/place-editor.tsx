import { isConvex } from '@catalogue/contract/branding-areas';
import type { PictureSummary } from '@catalogue/contract/entities/picture';
import type { BrandingArea } from '@catalogue/contract/product-fields';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/button';
import { Stack } from '../../../../ui/layout';
import { Picture } from '../../../../ui/picture';
import { FORM_TEXTS } from '../form-texts';
import styles from './area-rows.module.css';
import { PlaceHandles, type Place } from './place-handles';
import rowStyles from './sections.module.css';

const texts = FORM_TEXTS.areas;

interface Props {
  picture: PictureSummary;
  /** null: the picture does not show the area. */
  place: Place | null;
  area: Pick<BrandingArea, 'width' | 'diameter'>;
  onChange: (place: Place | null) => void;
}

/** Where an area begins that is new on a picture. */
const FIRST: Place = { corners: [0.35, 0.35, 0.65, 0.35, 0.65, 0.65, 0.35, 0.65], sag: [0, 0] };

/** Sets an area on a picture: its corners and the bend of its edges are dragged, a grid shows the surface. */
export function PlaceEditor({ picture, place, area, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null);
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
      <Stack gap={2}>
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
      </Stack>
    );

  return (
    <Stack gap={2}>
      <div ref={frame} className={styles.frame}>
        <Picture picture={picture} alt="" sizes="32rem" className={styles.picture} />
        <PlaceHandles frame={frame} place={place} area={area} onBegin={remember} onChange={onChange} />
      </div>
      {!isConvex(place.corners) && (
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
    </Stack>
  );
}
