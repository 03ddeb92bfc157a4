import { subscribers } from '@catalogue/contract/endpoints/subscribers';
import type { Subscriber } from '@catalogue/contract/endpoints/subscribers';
import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatMoment } from '../../lib/format';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { EmptyState } from '../../ui/empty-state';
import { notify } from '../../ui/notify';
import { downloadFile } from '../data/download-file';
import { callModule } from '../data/firebase';
import { subscribersQuery } from '../data/queries';
import { QueryStatus } from '../ui/query-status';
import styles from './subscribers-page.module.css';

const SUBSCRIBER_TEXTS = {
  title: 'Newsletter addresses',
  email: 'E-mail',
  since: 'Since',
  actions: 'Actions',
  forget: 'Forget',
  forgetOne: (email: string) => `Forget ${email}`,
  sure: 'Forget this address for good?',
  body: (email: string) => `${email} gets no more letters, and nothing of it is kept.`,
  forgotten: 'The address is gone.',
  export: 'Export as CSV',
  count: (count: number) => (count === 1 ? '1 address' : `${count} addresses, newest first`),
  more: 'Show more',
  empty: 'No addresses yet',
  emptyText: 'They come from the footer and from Subscribe on the home page.',
  failed: 'The server did not answer. Try again when you are online.',
} as const;

/** Rows drawn at once; the file always has all. */
const DRAWN = 200;

async function forgetSubscriber({ id }: Subscriber): Promise<void> {
  const { callAsUser } = await callModule();
  const called = await callAsUser(subscribers.remove, { params: { id } });
  if (called.outcome !== 'done') throw new Error(SUBSCRIBER_TEXTS.failed);
}

/** Addresses that were left for the newsletter: seen, exported, forgotten. */
export default function SubscribersPage() {
  const client = useQueryClient();
  const [drawn, setDrawn] = useState(DRAWN);
  const query = useQuery(subscribersQuery());
  const { data } = query;
  const forget = useMutation({
    mutationFn: forgetSubscriber,
    onSuccess: () => {
      void notify(SUBSCRIBER_TEXTS.forgotten, { kind: 'success' });
      return client.invalidateQueries({ queryKey: subscribersQuery().queryKey });
    },
    onError: (reason) => void notify(reason.message, { kind: 'failure' }),
  });
  const ask = async (subscriber: Subscriber) => {
    const sure = await confirm({
      title: SUBSCRIBER_TEXTS.sure,
      body: SUBSCRIBER_TEXTS.body(subscriber.email),
      action: SUBSCRIBER_TEXTS.forget,
      danger: true,
    });
    if (sure) forget.mutate(subscriber);
  };
  const save = async (rows: readonly Subscriber[]) => {
    const { writeCsv } = await import('../data/csv');
    downloadFile(
      'subscribers.csv',
      writeCsv(
        [SUBSCRIBER_TEXTS.email, SUBSCRIBER_TEXTS.since],
        rows.map(({ email, createdAt }) => [email, formatMoment(createdAt)]),
      ),
    );
  };

  if (data === undefined) return <QueryStatus query={query} />;
  if (data.length === 0) return <EmptyState title={SUBSCRIBER_TEXTS.empty}>{SUBSCRIBER_TEXTS.emptyText}</EmptyState>;
  return (
    <div className={styles.page}>
      <div>
        <Button small onClick={() => void save(data)}>
          {SUBSCRIBER_TEXTS.export}
        </Button>
        <p>{SUBSCRIBER_TEXTS.count(data.length)}</p>
      </div>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={SUBSCRIBER_TEXTS.title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{SUBSCRIBER_TEXTS.email}</th>
              <th scope="col">{SUBSCRIBER_TEXTS.since}</th>
              <th scope="col">{SUBSCRIBER_TEXTS.actions}</th>
            </tr>
          </thead>
          <tbody>
            {data.slice(0, drawn).map((one) => (
              <tr key={one.id}>
                <th scope="row">{one.email}</th>
                <td>{formatMoment(one.createdAt)}</td>
                <td>
                  <Button small kind="quiet" aria-label={SUBSCRIBER_TEXTS.forgetOne(one.email)} onClick={() => void ask(one)}>
                    {SUBSCRIBER_TEXTS.forget}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {drawn < data.length && (
        <div>
          <Button small onClick={() => setDrawn(drawn + DRAWN)}>
            {SUBSCRIBER_TEXTS.more}
          </Button>
        </div>
      )}
    </div>
  );
}
