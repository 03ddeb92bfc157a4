import { notify } from './notify';

/** Copies a text, and says whether it worked: a browser refuses it without permission, and at an address that is not secure. */
export async function copyText(text: string, { copied, notCopied }: { copied: string; notCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    await notify(notCopied, { kind: 'failure' });
    return;
  }
  await notify(copied, { kind: 'success' });
}
