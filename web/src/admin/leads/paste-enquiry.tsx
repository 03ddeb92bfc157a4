import { leadPath } from '@catalogue/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { TextAreaField } from '../../ui/field';
import { Row } from '../../ui/layout';
import { UI_TEXTS } from '../../ui/ui-texts';
import { useSubmit } from '../../ui/use-submit';
import { canScan } from './scan-code';
import { LEAD_TEXTS } from './lead-texts';
import styles from './leads.module.css';
import { readTransferCode, storeTransferredLead, type TransferredLead } from './read-transfer-code';
import { ScanDialog } from './scan-dialog';

const { transfer: texts } = LEAD_TEXTS;

/** The clicked button loses the focus: it is disabled once the message is emptied. */
const takeFocus = (link: HTMLAnchorElement | null): void => link?.focus();

/** A pasted message, the enquiry read from it, and the form that stores the enquiry. */
function usePastedEnquiry() {
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState('');
  const [stored, setStored] = useState<(TransferredLead & { reference: string }) | null>(null);
  const read = message.trim() === '' ? null : readTransferCode(message);

  function changeMessage(text: string): void {
    setMessage(text);
    setProblem('');
    setStored(null);
  }

  const { formProps, isSubmitting } = useSubmit(async () => {
    if (read === null || 'problem' in read) return false;
    const result = await storeTransferredLead(read);
    setProblem('problem' in result ? result.problem : '');
    if ('problem' in result) return true;
    setStored({ ...read, ...result });
    setMessage('');
    return true;
  });

  return { message, changeMessage, read, problem, stored, formProps, isSubmitting };
}

/** Stores an enquiry from a transfer code that its sender sent by chat or mail. */
export function PasteEnquiry() {
  /** null: not opened yet. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [isScanning, setScanning] = useState(false);
  const { message, changeMessage, read, problem, stored, formProps, isSubmitting } = usePastedEnquiry();

  if (!isOpen) {
    return (
      <Button small kind="quiet" autoFocus={isOpen === false} onClick={() => setOpen(true)}>
        {texts.title}
      </Button>
    );
  }
  return (
    <form {...formProps} className={styles.paste} aria-label={texts.title}>
      <TextAreaField
        label={texts.title}
        autoFocus
        hint={texts.hint}
        value={message}
        onChange={({ target }) => changeMessage(target.value)}
        error={read !== null && 'problem' in read ? read.problem : undefined}
      />
      <div role="status">
        {read !== null && 'body' in read && <p>{read.summary}</p>}
        {problem !== '' && <p className={styles.problem}>{problem}</p>}
        {stored !== null && (
          <p>
            {texts.stored(stored.reference)}{' '}
            <Link ref={takeFocus} to={leadPath(stored.kind, stored.id)}>
              {texts.open}
            </Link>
          </p>
        )}
      </div>
      <Row gap={2}>
        <Button type="submit" kind="primary" busy={isSubmitting} disabled={read === null || 'problem' in read}>
          {texts.store}
        </Button>
        {canScan() && <Button onClick={() => setScanning(true)}>{texts.scan}</Button>}
        <Button onClick={() => setOpen(false)}>{UI_TEXTS.dialog.cancel}</Button>
      </Row>
      {isScanning && (
        <ScanDialog
          onCode={(code) => {
            setScanning(false);
            changeMessage(code);
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </form>
  );
}
