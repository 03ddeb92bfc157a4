import { downloadBlob } from '../../lib/download-file';
import { formatBytes } from '../../lib/format';
import { Button } from '../../ui/button';
import { Row, Stack } from '../../ui/layout';
import { LOOKBOOK_TEXTS as texts } from './lookbook-texts';
import styles from './lookbook-page.module.css';
import type { LookbookState } from './use-lookbook';

/** Whether the system's share sheet takes this file. */
const canShareFile = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Opens the share sheet; also resolves if the person closes it. Browsers allow it only while they handle a click. */
const shareFile = (file: File): Promise<void> => navigator.share({ files: [file], title: file.name }).catch(() => undefined);

/** The button that was clicked is gone when the file is ready; a focus that has moved on stays where it is. */
const takeLostFocus = (button: HTMLElement | null): void => {
  if (document.activeElement === document.body) button?.focus();
};

function messageOf(state: LookbookState): string {
  if (state.kind === 'busy') return state.done === state.all ? texts.writing : texts.progress(state.done, state.all);
  if (state.kind === 'ready') return texts.ready(state.pages, formatBytes(state.file.size));
  return '';
}

/** The progress, then the file. Sending needs a second click, because browsers open their share sheet only while they handle one. */
export function LookbookResult({ state }: { state: LookbookState }) {
  return (
    <Stack gap={3}>
      <p role="status" className={styles.status}>
        {messageOf(state)}
      </p>
      {state.kind === 'failed' && <p role="alert">{state.message}</p>}
      {state.kind === 'ready' && state.note !== null && <p className={styles.note}>{state.note}</p>}
      {state.kind === 'ready' && (
        <Row gap={3}>
          {canShareFile(state.file) && (
            <Button ref={takeLostFocus} kind="primary" onClick={() => void shareFile(state.file)}>
              {texts.send}
            </Button>
          )}
          <Button
            ref={takeLostFocus}
            kind={canShareFile(state.file) ? 'secondary' : 'primary'}
            onClick={() => downloadBlob(state.file.name, state.file)}
          >
            {texts.save}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
