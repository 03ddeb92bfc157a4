import { useRef, useState } from 'react';
import { LOOKBOOK_TEXTS as texts } from './lookbook-texts';
import type { LookbookRequest } from './make-lookbook';

export type LookbookState =
  | { kind: 'none' }
  | { kind: 'busy'; done: number; all: number }
  | { kind: 'ready'; file: File; pages: number; note: string | null }
  | { kind: 'failed'; message: string };

const NONE: LookbookState = { kind: 'none' };

/** Makes one lookbook at a time; `clear` drops the file and cancels the current run. */
export function useLookbook() {
  const [state, setState] = useState<LookbookState>(NONE);
  const run = useRef(0);

  async function make(request: Omit<LookbookRequest, 'logo' | 'now'>, logoFile: File | null): Promise<void> {
    run.current += 1;
    const own = run.current;
    const show = (next: LookbookState): void => {
      if (own === run.current) setState(next);
    };
    const all = request.products.length;
    show({ kind: 'busy', done: 0, all });
    try {
      // Several hundred kB: the PDF writer and its fonts load on the first click, or with the offline download.
      const [{ makeLookbook }, { fileAsJpeg }] = await Promise.all([
        import('./make-lookbook'),
        import('../mockup/picture-as-jpeg'),
      ]);
      const logo = logoFile === null ? null : await fileAsJpeg(logoFile).catch(() => null);
      const made = await makeLookbook({ ...request, logo, now: Date.now() }, (done) => show({ kind: 'busy', done, all }));
      show({ kind: 'ready', ...made, note: logoFile !== null && logo === null ? texts.logoFailed : null });
    } catch (error) {
      // A chunk or a font that cannot be loaded is a TypeError.
      show({ kind: 'failed', message: error instanceof TypeError ? texts.notLoaded : texts.failed });
    }
  }

  function clear(): void {
    run.current += 1;
    setState(NONE);
  }

  return { state, make, clear };
}
