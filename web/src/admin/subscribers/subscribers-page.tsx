import { LIMITS } from '@catalogue/contract/limits';
import { subscribers } from '@catalogue/contract/endpoints/subscribers';
import type { Subscriber } from '@catalogue/contract/endpoints/subscribers';
import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatMoment } from '../../lib/format';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { EmptyState } from '../../ui/empty-state';
import { notify } from '../../ui/notify';
import { Spinner } from '../../ui/spinner';
import { ADMIN_TEXTS } from '../admin-texts';
import { download } from '../data/download';
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

const calls = () => import('../../firebase/call-as-user');

/** Rows drawn at once; the file always has all. */
const DRAWN = 200;

/** All of them, page by page. */
async function readSubscribers(): Promise<readonly Subscriber[]> {
  const { callAsUser } = await calls();
  const all: Subscriber[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const query = { pageNumber: String(pageNumber), pageSize: String(LIMITS.pageSize.max) };
    const called = await callAsUser(subscribers.list, { query });
    if (called.outcome !== 'done') throw new Error(SUBSCRIBER_TEXTS.failed);
    all.push(...called.answer.content);
    if (called.answer.lastPage) return all;
  }
}

async function forgetSubscriber({ id }: Subscriber): Promise<void> {
  const { callAsUser } = await calls();
  const called = await callAsUser(subscribers.remove, { params: { id } });
  if (called.outcome !== 'done') throw new Error(SUBSCRIBER_TEXTS.failed);
}

/** Addresses that were left for the newsletter: seen, exported, forgotten. */
export default function SubscribersPage() {
  const client = useQueryClient();
  const [drawn, setDrawn] = useState(DRAWN);
  const { data, error } = useQuery({ queryKey: ['subscribers'], queryFn: readSubscribers });
  const forget = useMutation({
    mutationFn: forgetSubscriber,
    onSuccess: () => {
      void notify(SUBSCRIBER_TEXTS.forgotten, { kind: 'success' });
      return client.invalidateQueries({ queryKey: ['subscribers'] });
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
    download(
      'subscribers.csv',
      writeCsv(
        [SUBSCRIBER_TEXTS.email, SUBSCRIBER_TEXTS.since],
        rows.map(({ email, createdAt }) => [email, formatMoment(createdAt)]),
      ),
    );
  };

  if (data === undefined) return error ? <p role="alert">{ADMIN_TEXTS.failed}</p> : <Spinner label={ADMIN_TEXTS.loading} />;
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
