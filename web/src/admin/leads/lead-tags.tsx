import { LIMITS } from '@catalogue/contract/limits';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hashed, type Lead } from '../../data/leads/lead-view';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { MutedText } from '../../ui/muted-text';
import { inboxSearchUrl } from '../data/lead-urls';
import styles from './lead-work.module.css';
import { keepFocus } from '../../ui/keep-focus';
import { saveLead } from './save-leads';
import { WORK_TEXTS } from './work-texts';

const texts = WORK_TEXTS.tags;

const tagOf = (typed: string): string => typed.trim().replace(/^#/, '').trim().toLowerCase();

/** Words to find a lead by. Each leads to the leads that have it, too. */
export function LeadTags({ lead }: { lead: Lead }) {
  const { tags = [] } = lead;
  const [typed, setTyped] = useState('');
  const save = (next: readonly string[]): Promise<void> =>
    saveLead(lead, { tags }, { tags: next }, texts.done(lead.reference, next.map(hashed)));
  const tag = tagOf(typed);
  const isFull = tags.length >= LIMITS.leadTags;
  return (
    <div ref={keepFocus} role="group" aria-label={texts.label} className={styles.calls}>
      {tags.map((one) => (
        <span key={one} className={styles.tag}>
          <Link to={inboxSearchUrl(hashed(one))} aria-label={texts.find(hashed(one))}>
            {hashed(one)}
          </Link>
          <IconButton label={texts.remove(hashed(one))} onClick={() => void save(tags.filter((other) => other !== one))}>
            <Icon name="close" size={16} />
          </IconButton>
        </span>
      ))}
      {isFull ? (
        <MutedText>{texts.most(LIMITS.leadTags)}</MutedText>
      ) : (
        <form
          className={styles.calls}
          onSubmit={(event) => {
            event.preventDefault();
            if (tag === '') return;
            setTyped('');
            if (!tags.includes(tag)) void save([...tags, tag]);
          }}
        >
          <input
            name="lead-tag"
            aria-label={texts.add}
            placeholder={texts.add}
            className={styles.callTime}
            maxLength={LIMITS.leadTag}
            autoCapitalize="off"
            enterKeyHint="done"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {tag !== '' && (
            <Button small kind="primary" type="submit">
              {WORK_TEXTS.add}
            </Button>
          )}
        </form>
      )}
    </div>
  );
}
