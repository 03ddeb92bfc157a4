import { leadPath } from '@catalogue/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { TextAreaField } from '../../ui/field';
import { canScan } from './barcode-detector';
import { LEAD_TEXTS } from './lead-texts';
import styles from './leads.module.css';
import { readHandover, storeHandover, type ReadHandover } from './read-handover';
import { ScanDialog } from './scan-dialog';

const { handover: texts } = LEAD_TEXTS;

/** Stores an enquiry that its sender handed over by chat or mail. */
export function PasteEnquiry() {
  const [isOpen, setOpen] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const [message, setMessage] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [stored, setStored] = useState<(ReadHandover & { reference: string }) | null>(null);
  const read = message.trim() === '' ? null : readHandover(message);

  function take(text: string): void {
    setMessage(text);
    setProblem('');
    setStored(null);
  }

  async function store(handover: ReadHandover): Promise<void> {
    setBusy(true);
    const result = await storeHandover(handover);
    setBusy(false);
    setProblem('problem' in result ? result.problem : '');
    if ('problem' in result) return;
    setStored({ ...handover, ...result });
    setMessage('');
  }

  if (!isOpen) {
    return (
      <Button small kind="quiet" onClick={() => setOpen(true)}>
        {texts.title}
      </Button>
    );
  }
  return (
    <form
      className={styles.paste}
      aria-label={texts.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (read !== null && 'body' in read) void store(read);
      }}
    >
      <TextAreaField
        label={texts.title}
        hint={texts.hint}
        value={message}
        onChange={({ target }) => take(target.value)}
        error={read !== null && 'problem' in read ? read.problem : undefined}
      />
      <div role="status">
        {read !== null && 'body' in read && <p>{read.summary}</p>}
        {problem !== '' && <p className={styles.problem}>{problem}</p>}
        {stored !== null && (
          <p>
            {texts.stored(stored.reference)} <Link to={leadPath(stored.kind, stored.id)}>{texts.open}</Link>
          </p>
        )}
      </div>
      <div className={styles.pasteActions}>
        <Button type="submit" kind="primary" busy={busy} disabled={read === null || 'problem' in read}>
          {texts.store}
        </Button>
        {canScan() && <Button onClick={() => setScanning(true)}>{texts.scan}</Button>}
        <Button onClick={() => setOpen(false)}>{texts.cancel}</Button>
      </div>
      {isScanning && (
        <ScanDialog
          onCode={(code) => {
            setScanning(false);
            take(code);
          }}
          onClose={() => setScanning(false)}
        />
      )}
    </form>
  );
}
