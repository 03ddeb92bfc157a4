import type { MouseEvent, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { toast, ToastContainer, type Id } from 'react-toastify/unstyled';
import { Button } from './button';
import { UI_TEXTS } from './ui-texts';
import { Icon } from './icon';
import { areToastsMuted } from './muted-toasts';
import type { Toast } from './notify';
import 'react-toastify/ReactToastify.css';
import './toasts.css';

/** SPEC §9. */
const AUTO_CLOSE_MS = 5000;
/** A message that is followed by another one sooner is shown with it, because it was not read yet. */
const UNREAD_MS = 2000;
/** A toast with Undo stays long enough to be read and reached (WCAG 2.2.1). */
const WITH_ACTION_MS = 20_000;
const TYPES = { success: 'success', failure: 'error', information: 'info' } as const;

interface Closing {
  closeToast: (event: MouseEvent) => void;
}

const DismissButton = ({ closeToast }: Closing) => (
  <button type="button" className="toast-dismiss" aria-label={UI_TEXTS.toast.dismiss} onClick={closeToast}>
    <Icon name="close" />
  </button>
);

/** The element that toasts stand in; toasts.css holds it above the bar at the lower edge of the window. */
const host = document.createElement('div');
host.className = 'toasts';

/** Moves the toasts into the dialog on top, or back to the page: what is behind a dialog can be neither seen nor clicked. */
function attach(): void {
  const dialogs = document.querySelectorAll('[data-toast-place]');
  const dialog = dialogs[dialogs.length - 1];
  const parent = dialog ?? document.body;
  if (host.parentElement === parent) return;
  parent.append(host);
  dialog?.closest('dialog')?.addEventListener('close', attach, { once: true });
}

/** Where the focus was before it came to a toast. */
let origin: EventTarget | null = null;

const isInside = (target: EventTarget | null): boolean => target instanceof Node && host.contains(target);

// The library pauses for the mouse, and at its key until Escape is pressed inside.
host.addEventListener('focusin', ({ relatedTarget }) => {
  if (!isInside(relatedTarget)) origin = relatedTarget;
  toast.pause();
});
host.addEventListener('focusout', ({ relatedTarget }) => {
  if (!isInside(relatedTarget)) toast.play();
});

createRoot(host).render(
  <ToastContainer
    position="bottom-center"
    newestOnTop
    pauseOnFocusLoss
    closeOnClick={false}
    closeButton={DismissButton}
    hideProgressBar
  />,
);

interface Line {
  message: ReactNode;
  action?: Toast['action'];
}

/** The toast that is shown, and since when. `undo`: its line that offers an action, and when that ends. Times in ms since 1970. */
let shown: { id: Id; message: ReactNode; at: number; undo: (Line & { endsAt: number }) | null } | null = null;

/** Second line of the next toast: an Undo that would disappear, or a message that was not read yet. */
function earlierLine(next: ReactNode, hasAction: boolean, now: number): (Line & { endsAt: number }) | null {
  if (!shown) return null;
  if (!hasAction && shown.undo && shown.undo.endsAt > now) return shown.undo;
  const isUnread = now - shown.at < UNREAD_MS && shown.message !== next;
  return isUnread ? { message: shown.message, endsAt: now + AUTO_CLOSE_MS } : null;
}

/** Shows a toast in place of the one before. */
export function show(
  message: ReactNode,
  { kind = 'information', action, duration = action ? WITH_ACTION_MS : AUTO_CLOSE_MS }: Toast,
): void {
  if (areToastsMuted()) return;
  const at = Date.now();
  const earlier = earlierLine(message, action !== undefined, at);
  if (shown) toast.dismiss(shown.id);
  const autoClose = Math.max(duration, earlier ? earlier.endsAt - at : 0);
  const undo = action ? { message, action, endsAt: at + duration } : earlier?.action ? earlier : null;
  const lines: Line[] = [{ message, action }, ...(earlier ? [earlier] : [])];
  attach();
  const id = toast(({ closeToast }) => <ToastLines lines={lines} onDone={closeToast} />, {
    ...{ type: TYPES[kind], autoClose: Number.isFinite(autoClose) && autoClose },
    onClose: () => {
      if (isInside(document.activeElement) && origin instanceof HTMLElement) origin.focus({ preventScroll: true });
      if (shown?.id === id) shown = null;
    },
  });
  shown = { id, message, at, undo };
}

const ToastLines = ({ lines, onDone }: { lines: readonly Line[]; onDone: () => void }) => (
  <div className="toast-lines">
    {lines.map(({ message, action }, index) => (
      <div key={index} className="toast">
        <span>{message}</span>
        {action && (
          <Button
            kind="quiet"
            small
            onClick={() => {
              action.run();
              onDone();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
    ))}
  </div>
);
