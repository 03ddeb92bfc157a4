import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import type { GalleryPicture } from './first-picture';
import { GALLERY_TEXTS as copy } from './gallery-texts';
import styles from './gallery-zoom.module.css';
import { useZoom } from './use-zoom';

interface Props {
  title: string;
  pictures: readonly GalleryPicture[];
  /** Index of the picture to begin with. */
  first: number;
  onClose: () => void;
  /** Another picture is shown. */
  onShow: (index: number) => void;
}

/** The pictures as large as the screen allows, zoomed by fingers, wheel, keys or buttons. */
export default function GalleryZoom({ title, pictures, first, onClose, onShow }: Props) {
  const [index, setIndex] = useState(first);
  const { view, zoomIn, zoomOut, reset, frameProps } = useZoom();
  const show = (next: number): void => {
    if (pictures[next] === undefined) return;
    reset();
    setIndex(next);
    onShow(next);
  };
  // Wherever in the dialog the focus is.
  const onKey = useEffectEvent(({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') show(index - 1);
    else if (key === 'ArrowRight') show(index + 1);
    else if (key === '+') zoomIn();
    else if (key === '-') zoomOut();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Dialog title={title} wide onClose={onClose}>
      <div className={styles.zoom}>
        <div {...frameProps} className={styles.frame} data-zoomed={view.scale > 1 || undefined}>
          <div className={styles.picture} style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}>
            <Picture picture={pictures[index] ?? null} alt={title} sizes="min(56rem, 100vw)" priority />
          </div>
        </div>
        <p className={styles.hint}>{copy.hint}</p>
        <div className={styles.controls}>
          <Button small aria-label={copy.zoomOut} onClick={zoomOut}>
            −
          </Button>
          <Button small aria-label={copy.zoomIn} onClick={zoomIn}>
            +
          </Button>
          {pictures.length > 1 && (
            <>
              <Button small aria-label={copy.previous} onClick={() => show(index - 1)}>
                <Icon name="left" size={18} />
              </Button>
              <span className={styles.position} role="status">
                {copy.position(index + 1, pictures.length)}
              </span>
              <Button small aria-label={copy.next} onClick={() => show(index + 1)}>
                <Icon name="right" size={18} />
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
