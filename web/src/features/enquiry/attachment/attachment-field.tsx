import { ATTACHMENT_TYPES, isPhoto } from '@catalogue/contract/entities/attachment';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../../data/network/server-clock';
import { isTimeout } from '../../../lib/within';
import { BlobPicture } from '../../../ui/blob-picture';
import { Button } from '../../../ui/button';
import { FieldError, FieldFrame, useFieldIds } from '../../../ui/field';
import { FileButton } from '../../../ui/file-button';
import styles from './attachment-field.module.css';
import { ATTACHMENT_TEXTS as texts } from './attachment-texts';
import type { FileError } from './attachment-texts';
import { useLogoFile } from '../../mockup/use-logo-file';
import { findChosenFile, notePreparation, onChosenFiles, removeFile, storeChosenFile } from './chosen-files';
import type { ChosenFile } from './chosen-files';
import { prepareFile, UnusableFile } from './prepare-file';

/** Phones offer HEIC photos as JPEG where the list names types and not `image/*`. */
const ACCEPTED = [...Object.keys(ATTACHMENT_TYPES), '.heic', '.heif'].join(',');

interface Props {
  /** Of the form's draft. */
  draftKey: string;
  /** While the form is being sent. */
  readOnly: boolean;
}

/** Chooses the photo or logo of an enquiry. The file stays on the device until the enquiry is sent. */
export default function AttachmentField({ draftKey, readOnly }: Props) {
  const { file, error, busy, choose, removeChosen } = useChosenFile(draftKey);
  const logo = useLogoFile();
  const input = useRef<HTMLInputElement>(null);
  const labelled = { label: texts.label, hint: texts.hint };
  const message = error === null ? undefined : texts.errors[error];
  const { id, ...aria } = useFieldIds({ ...labelled, error: message });

  async function remove(): Promise<void> {
    await removeChosen();
    input.current?.focus();
  }

  return (
    <FieldFrame id={id} {...labelled}>
      <div className={styles.row}>
        {file !== null && isPhoto(file.type) && <BlobPicture blob={file.blob} alt="" className={styles.picture} />}
        <div role="status" className={styles.name}>
          {busy ? texts.preparing : file !== null && texts.chosen(file.name, file.bytes)}
          <FieldError id={id}>{message}</FieldError>
        </div>
        <FileButton
          {...aria}
          ref={input}
          id={id}
          accept={ACCEPTED}
          disabled={readOnly}
          // A disabled field would lose the focus that it has after the choice.
          aria-disabled={busy || undefined}
          onClick={(event) => busy && event.preventDefault()}
          text={file === null ? texts.choose : texts.chooseAnother}
          onFiles={([chosen]) => chosen && !busy && choose(chosen)}
        />
        {file === null && logo !== null && (
          <Button
            disabled={busy || readOnly}
            onClick={() => {
              choose(logo);
              input.current?.focus();
            }}
          >
            {texts.addLogo(logo.name)}
          </Button>
        )}
        {file !== null && (
          <Button
            kind="quiet"
            aria-label={texts.removeNamed(file.name)}
            disabled={busy || readOnly}
            onClick={() => void remove()}
          >
            {texts.remove}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}

/** The file of a form, which survives reload and navigation like the form's draft. */
function useChosenFile(draftKey: string) {
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
      return (await storeChosenFile(draftKey, prepared, serverNow())) ? null : 'noRoom';
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
