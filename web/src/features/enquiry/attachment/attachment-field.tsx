import { ATTACHMENT_TYPES, isPhoto } from '@catalogue/contract/entities/attachment';
import { useRef } from 'react';
import { BlobPicture } from '../../../ui/blob-picture';
import { Button } from '../../../ui/button';
import { FieldFrame, useFieldIds } from '../../../ui/field';
import { FileButton } from '../../../ui/file-button';
import styles from './attachment-field.module.css';
import { ATTACHMENT_TEXTS as texts } from './attachment-texts';
import { useLogoFile } from '../../mockup/use-logo-file';
import { useChosenFile } from './use-chosen-file';

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
  const labelled = { label: texts.label, hint: texts.hint, ...(error !== null && { error: texts.errors[error] }) };
  const { id, ...aria } = useFieldIds(labelled);

  async function remove(): Promise<void> {
    await removeChosen();
    input.current?.focus();
  }

  return (
    <FieldFrame id={id} {...labelled}>
      <div className={styles.row}>
        {file !== null && isPhoto(file.type) && <BlobPicture blob={file.blob} alt="" className={styles.picture} />}
        <span role="status" className={styles.name}>
          {busy ? texts.preparing : file !== null && texts.chosen(file.name, file.bytes)}
        </span>
        <FileButton
          {...aria}
          ref={input}
          id={id}
          accept={ACCEPTED}
          disabled={busy || readOnly}
          text={file === null ? texts.choose : texts.chooseAnother}
          onFiles={([chosen]) => chosen && choose(chosen)}
        />
        {file === null && logo !== null && (
          <Button disabled={busy || readOnly} onClick={() => choose(logo)}>
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
