/** A copy of a file in memory; null: the browser has lost it. WebKit loses a file that is read from IndexedDB and stored again. */
export async function copyBlob(blob: Blob): Promise<Blob | null> {
  const bytes = await blob.arrayBuffer().catch(() => null);
  return bytes && new Blob([bytes], { type: blob.type });
}
