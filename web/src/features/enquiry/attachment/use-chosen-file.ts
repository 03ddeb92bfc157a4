import { useEffect, useState } from 'react';
import { isTimeout } from '../../../lib/within';
import { findChosenFile, notePreparation, onChosenFiles, removeFile, storeChosenFile } from './chosen-files';
import type { ChosenFile } from './chosen-files';
import type { FileError } from './attachment-texts';
import { prepareFile, UnusableFile } from './prepare-file';

/** The file of a form, which survives reload and navigation like the form's draft. */
export function useChosenFile(draftKey: string) {
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [error, setError] = useState<FileError | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const load = () =>
      void findChosenFile(draftKey).then((found) => {
        if (isCurrent) setFile(found);
      });
    load();
    const stop = onChosenFiles(load);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [draftKey]);

  async function prepareAndStore(chosen: File): Promise<FileError | null> {
    try {
      const prepared = await prepareFile(chosen);
      return (await storeChosenFile(draftKey, prepared, Date.now())) ? null : 'noRoom';
    } catch (cause) {
      if (isTimeout(cause)) return 'late';
      return cause instanceof UnusableFile ? cause.reason : 'damaged';
    }
  }

  function choose(chosen: File): void {
    setBusy(true);
    setError(null);
    const work = prepareAndStore(chosen);
    notePreparation(draftKey, work);
    void work.then((found) => {
      setError(found);
      setBusy(false);
    });
  }

  async function removeChosen(): Promise<void> {
    setError(null);
    if (file !== null) await removeFile(file.id);
  }

  return { file, error, busy, choose, removeChosen };
}
