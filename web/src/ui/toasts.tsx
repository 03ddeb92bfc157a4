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
/** Who may take something back needs time to read and to get there (WCAG 2.2.1). */
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

const host = document.createElement('div');
document.body.append(host);
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

/** Toasts that are shown, and whether each offers an action. */
const shown = new Map<Id, boolean>();

/** Shows a toast. It replaces the earlier ones; without an action of its own it leaves one that offers an action. */
export function show(
  message: ReactNode,
  { kind = 'information', action, duration = action ? WITH_ACTION_MS : AUTO_CLOSE_MS }: Toast,
): void {
  if (areToastsMuted()) return;
  for (const [id, offersAction] of shown) {
    if (offersAction && !action) continue;
    toast.dismiss(id);
    shown.delete(id);
  }
  const id = toast(
    ({ closeToast }) => (
      <div className="toast">
        <span>{message}</span>
        {action && (
          <Button
            kind="quiet"
            small
            onClick={() => {
              action.run();
              closeToast();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
    ),
    { type: TYPES[kind], autoClose: duration },
  );
  shown.set(id, action !== undefined);
}
