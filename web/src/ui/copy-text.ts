import { say } from './dialogs';

/** Copies a text, and says whether it worked: a browser refuses it without permission, and at an address that is not secure. */
export async function copyText(text: string, { copied, notCopied }: { copied: string; notCopied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    await say(notCopied, 'failure');
    return;
  }
  await say(copied, 'success');
}
