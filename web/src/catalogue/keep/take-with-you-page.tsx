import { useEffect, useState, type ReactNode } from 'react';
import { canKeepFiles } from '../../device/storage-space';
import { formatMoment } from '../../lib/format';
import { Button } from '../../ui/button';
import { Column } from '../../ui/column';
import { EmptyState } from '../../ui/empty-state';
import { PageTitle } from '../../ui/page-title';
import { usePage } from '../../ui/use-page';
import { COPY } from './copy';
import { KeepProgress } from './keep-progress';
import { scopeKey, type Scope } from './plan';
import { ScopePicker } from './scope-picker';
import { SpaceMeter } from './space-meter';
import styles from './take-with-you-page.module.css';
import { takeAlong, watchKept } from './take-along';
import { useEstimate, useKeepState } from './use-keep';

/** `/take-with-you`: the whole catalogue, or some categories, with every picture, on this device. */
export default function TakeWithYouPage({ install }: { install: ReactNode }) {
  usePage({ title: COPY.title, description: COPY.lead });
  useEffect(() => void watchKept(), []);
  const { asked, phase } = useKeepState();
  const [picked, setPicked] = useState<Scope | null>(null);
  const scope = picked ?? asked?.scope ?? 'all';
  const size = useEstimate(scope);
  const isNew = asked === null || scopeKey(asked.scope) !== scopeKey(scope);
  const canTake = isNew && size !== null && scope.length > 0;
  return (
    <Column>
      <PageTitle lead={COPY.lead}>{COPY.title}</PageTitle>
      <div className={styles.page}>
        {canKeepFiles() ? (
          <>
            {phase !== 'off' && <KeepProgress />}
            <section className={styles.choice} aria-labelledby="what-to-take">
              <h2 id="what-to-take" className={styles.heading}>
                {COPY.scope.label}
              </h2>
              <ScopePicker scope={scope} onChange={setPicked} />
              <div className={styles.take}>
                {isNew && (
                  <Button kind="primary" disabled={!canTake} onClick={() => void takeAlong(scope)}>
                    {asked === null ? COPY.take : COPY.change}
                  </Button>
                )}
                {size && isNew && (
                  <p className={styles.size} role="status">
                    {COPY.size(size.count, size.bytes)}
                  </p>
                )}
                {!isNew && asked.completeAt !== null && (
                  <p className={styles.size}>{COPY.syncedAt(formatMoment(asked.completeAt))}</p>
                )}
              </div>
            </section>
            <SpaceMeter />
          </>
        ) : (
          <EmptyState title={COPY.unavailable} />
        )}
        <div className={styles.install}>{install}</div>
      </div>
    </Column>
  );
}
