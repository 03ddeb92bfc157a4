import type { ShortlistInput } from '@catalogue/contract/entities/shortlist';
import { endOfDay } from '@catalogue/contract/iso-day';
import { LIMITS } from '@catalogue/contract/limits';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { useSubmit } from '../../ui/use-submit';
import { newShareId, readShare, saveShare, type ShareResult } from './shared-shortlists';
import { SHORTLIST_TEXTS } from './shortlist-texts';
import styles from './shortlist.module.css';

const { options: texts } = SHORTLIST_TEXTS;

interface Props {
  basketId: string;
  /** The products of the link. */
  code: string;
  /** Called with the id that the link carries from now on. */
  onShared: (id: string) => void;
}

/** '2026-12-18' in the device's own time zone; '' for null. */
const localDayOf = (ms: number | null): string => (ms === null ? '' : new Date(ms).toLocaleDateString('sv-SE'));

/** Staff give the link a title and an expiry date, and see how many devices have opened it. It needs a connection. */
export function ShareOptions({ basketId, code, onShared }: Props) {
  const [share, setShare] = useState<ShortlistInput | null>(null);
  const [title, setTitle] = useState('');
  const [day, setDay] = useState('');
  const [result, setResult] = useState<ShareResult | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async (): Promise<void> => {
      const stored = await readShare(basketId);
      if (stored === null) return;
      setShare(stored);
      setTitle(stored.title);
      setDay(localDayOf(stored.expiresAt));
      onShared(stored.id);
      // The products may have changed since; the answer holds the views.
      const saved = await saveShare(basketId, { ...stored, code });
      if (!signal.aborted && saved.name === 'saved') setResult(saved);
    };
    void load();
    return () => leaving.abort();
  }, [basketId, code, onShared]);

  const { formProps, isSubmitting } = useSubmit(async () => {
    const next = { id: share?.id ?? newShareId(), title: title.trim(), expiresAt: day === '' ? null : endOfDay(day), code };
    const saved = await saveShare(basketId, next);
    setResult(saved);
    if (saved.name !== 'saved') return true;
    setShare(next);
    onShared(next.id);
    return true;
  });

  return (
    <form {...formProps} className={styles.options} noValidate>
      <TextField
        label={texts.title}
        hint={texts.titleHint}
        maxLength={LIMITS.title}
        autoComplete="off"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField label={texts.until} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      <Button type="submit" busy={isSubmitting}>
        {share === null ? texts.add : texts.change}
      </Button>
      <p role="status" className={styles.quiet}>
        {result && messageOf(result, share)}
      </p>
    </form>
  );
}

/** `share`: what the link has now; null: nothing beside its products. */
function messageOf(result: ShareResult, share: ShortlistInput | null): string {
  if (result.name === 'refused') return result.message;
  if (result.name === 'unreachable') return share === null ? texts.notAdded : texts.notChanged;
  return `${texts.has(share !== null && share.title !== '', share !== null && share.expiresAt !== null)} ${texts.views(result.views)}`;
}
