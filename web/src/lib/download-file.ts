/** Saves `text` as a file through the browser's download. */
export const downloadFile = (name: string, text: string, type = 'text/csv;charset=utf-8'): void =>
  downloadBlob(name, new Blob([text], { type }));

/** Saves a file through the browser's download. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has its own reference to the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
