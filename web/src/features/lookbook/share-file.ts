/** Whether the system's share sheet takes this file. */
export const canShareFile = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Opens the share sheet; also resolves if the person closes it. Browsers allow it only while they handle a press. */
export const shareFile = (file: File): Promise<void> =>
  navigator.share({ files: [file], title: file.name }).catch(() => undefined);

/** Saves a file where the browser puts downloads. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has its own reference to the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
