import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { useZoomAndSwipe } from './use-zoom-and-swipe';
import styles from './viewer.module.css';

/** Texts of the viewer. */
const texts = {
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  position: (position: number, count: number) => `${position} of ${count}`,
} as const;

/** A picture as the viewer shows it. */
export interface ViewerPicture {
  id: string;
  /** Width by height. */
  ratio: number;
  image: ReactNode;
  /** Below the picture. */
  caption?: string;
}

interface Props {
  title: string;
  pictures: readonly ViewerPicture[];
  /** Index of the picture to begin with. */
  first: number;
  onClose: () => void;
  /** Another picture is shown. */
  onShow?: (index: number) => void;
}

/** Pictures on the whole screen, edge to edge: swiped, zoomed by fingers, wheel, keys or buttons, closed by Back, Escape or the cross. */
export default function Viewer({ title, pictures, first, onClose, onShow }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  const close = useHistoryEntry(onClose);
  const show = (next: number): void => {
    if (pictures[next] === undefined) return;
    setIndex(next);
    onShow?.(next);
  };
  // Layout effects are undone while the element is still there: only then can close() give the focus back.
  useLayoutEffect(() => {
    const layer = dialog.current;
    layer?.showModal();
    return () => layer?.close();
  }, []);
  const picture = pictures[index];
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      {picture && <Stage picture={picture} onPrevious={() => show(index - 1)} onNext={() => show(index + 1)} />}
      <button type="button" className={`${styles.round} ${styles.close}`} aria-label={texts.close} onClick={close}>
        <Icon name="close" />
      </button>
      {picture?.caption !== undefined && <p className={styles.caption}>{picture.caption}</p>}
      {pictures.length > 1 && (
        <div className={styles.places}>
          <button
            type="button"
            className={styles.round}
            aria-label={texts.previous}
            aria-disabled={index === 0 || undefined}
            onClick={() => show(index - 1)}
          >
            <Icon name="left" />
          </button>
          <span className={styles.position} role="status">
            {texts.position(index + 1, pictures.length)}
          </span>
          <button
            type="button"
            className={styles.round}
            aria-label={texts.next}
            aria-disabled={index === pictures.length - 1 || undefined}
            onClick={() => show(index + 1)}
          >
            <Icon name="right" />
          </button>
        </div>
      )}
    </dialog>
  );
}

/**
 * Gives what is open an entry of the history, so that Back closes it. Returns the function that closes it by other means. The router
 * learns nothing of the entry: its URL is the page's.
 */
function useHistoryEntry(onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { href } = location;
    history.pushState(history.state, '', href);
    const onPop = (event: PopStateEvent): void => {
      event.stopImmediatePropagation();
      close();
    };
    // In the capture phase, before the router's listener runs.
    addEventListener('popstate', onPop, { capture: true });
    return () => removeEventListener('popstate', onPop, { capture: true });
  }, []);
  return () => history.back();
}

interface StageProps {
  picture: ViewerPicture;
  onPrevious: () => void;
  onNext: () => void;
}

/** One picture with its zoom. Another picture is shown whole. */
function Stage({ picture, onPrevious, onNext }: StageProps) {
  const zoomed = useRef<HTMLDivElement>(null);
  const { zoomIn, zoomOut, showWhole, pan } = useZoomAndSwipe(zoomed, { onPrevious, onNext });
  const showAnother = useEffectEvent(showWhole);
  useLayoutEffect(() => showAnother(), [picture.id]);
  // Wherever in the dialog the focus is.
  const onKey = useEffectEvent(({ key }: KeyboardEvent): void => {
    if (pan(key)) return;
    if (key === 'ArrowLeft') onPrevious();
    else if (key === 'ArrowRight') onNext();
    else if (key === '+') zoomIn();
    else if (key === '-') zoomOut();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <div className={styles.stage}>
        <div ref={zoomed} className={styles.zoomed}>
          <div key={picture.id} className={styles.picture} style={{ '--ratio': picture.ratio }}>
            {picture.image}
          </div>
        </div>
      </div>
      <div className={styles.zoom}>
        <button type="button" className={styles.round} aria-label={texts.zoomOut} onClick={zoomOut}>
          −
        </button>
        <button type="button" className={styles.round} aria-label={texts.zoomIn} onClick={zoomIn}>
          +
        </button>
      </div>
    </>
  );
}
