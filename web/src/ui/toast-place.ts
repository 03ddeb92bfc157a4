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

/** The toasts' element, and the function to call before a toast is shown. */
export const toastPlace = { host, attach };
