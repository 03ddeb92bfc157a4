import { Suspense } from 'react';
import { useHydrated } from '../../lib/use-hydrated';
import { optional } from '../../ui/optional';
import styles from './form.module.css';

const AttachmentField = optional(() => import('./attachment/attachment-field'));

/** The place of a form's photo or logo. It needs scripts, and its own script comes after the page's. */
export function AttachmentSlot(props: { draftKey: string; readOnly: boolean }) {
  return (
    <div className={styles.attachment}>
      {useHydrated() && (
        <Suspense>
          <AttachmentField {...props} />
        </Suspense>
      )}
    </div>
  );
}
