import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { ADMIN_TEXTS } from '../admin-texts';
import form from './form.module.css';

interface Props {
  /** Whether the form shows a stored draft. */
  isRestored: boolean;
  /** Whether the device keeps what was typed in another tab, and not what was typed here. */
  isOtherStored: boolean;
  /** Asks, and discards the draft. The button leaves with it: the caller moves the focus. */
  onDiscard: () => Promise<unknown>;
}

/** Says above a form where its draft comes from, and which tab keeps one. */
export const DraftNotices = ({ isRestored, isOtherStored, onDiscard }: Props) => (
  <>
    {isRestored && (
      <div className={form.notice} role="status">
        <span>{ADMIN_TEXTS.draft.restored}</span>
        <Button small onClick={() => void onDiscard()}>
          {ADMIN_TEXTS.draft.discard}
        </Button>
      </div>
    )}
    {isOtherStored && <Notice kind="warning">{ADMIN_TEXTS.otherTab}</Notice>}
  </>
);
