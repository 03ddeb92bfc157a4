import { PATHS } from '@catalogue/contract/paths';
import { subscribers } from '@catalogue/contract/endpoints/subscribers';
import type { Subscriber } from '@catalogue/contract/endpoints/subscribers';
import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatMoment } from '../../lib/format';
import { plural } from '../../lib/plural';
import { Button, LinkButton } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { EmptyState } from '../../ui/empty-state';
import { Stack, Toolbar } from '../../ui/layout';
import { notify } from '../../ui/notify';
import { downloadFile } from '../../lib/download-file';
import { answerOf, failureReason } from '../data/failure-reason';
import { callModule } from '../data/firebase-modules';
import { subscribersQuery } from '../data/queries/people';
import { DataTable } from '../ui/data-table';
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
  count: (count: number) => `${plural(count, 'address', 'addresses')}, newest first`,
  more: 'Show more',
  empty: 'No addresses yet',
  viewSite: 'View site',
  emptyText: 'They come from the footer and from Subscribe on the home page.',
  listFailed: 'The addresses could not be loaded.',
  failed: (reason: string) => `The address is still there. ${reason}`,
} as const;

/** Rows shown at first, and with each click on "more". The file has all rows. */
const PAGE_SIZE = 200;

async function forgetSubscriber({ id }: Subscriber): Promise<void> {
  const { callAsUser } = await callModule();
  answerOf(await callAsUser(subscribers.remove, { params: { id } }));
}

/** Asks whether to erase an address, and erases it. */
function useForgetSubscriber(): (subscriber: Subscriber) => Promise<void> {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: forgetSubscriber,
    onSuccess: () => {
      void notify(SUBSCRIBER_TEXTS.forgotten, { kind: 'success' });
      return client.invalidateQueries({ queryKey: subscribersQuery().queryKey });
    },
    onError: (error) => void notify(SUBSCRIBER_TEXTS.failed(failureReason(error)), { kind: 'failure' }),
  });
  return async (subscriber) => {
    const sure = await confirm({
      title: SUBSCRIBER_TEXTS.sure,
      body: SUBSCRIBER_TEXTS.body(subscriber.email),
      action: SUBSCRIBER_TEXTS.forget,
      danger: true,
    });
    if (sure) mutate(subscriber);
  };
}

/** Saves the addresses as CSV. */
async function exportSubscribers(rows: readonly Subscriber[]): Promise<void> {
  const { writeCsv } = await import('../../lib/csv');
  downloadFile(
    'subscribers.csv',
    writeCsv(
      [SUBSCRIBER_TEXTS.email, SUBSCRIBER_TEXTS.since],
      rows.map(({ email, createdAt }) => [email, formatMoment(createdAt)]),
    ),
  );
}

/** Newsletter addresses: listed, exported, erased. */
export default function SubscribersPage() {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const query = useQuery(subscribersQuery());
  const { data } = query;
  const forget = useForgetSubscriber();

  if (data === undefined) return <QueryStatus query={query} failureMessage={SUBSCRIBER_TEXTS.listFailed} />;
  if (data.length === 0) {
    return (
      <EmptyState title={SUBSCRIBER_TEXTS.empty} action={<LinkButton to={PATHS.home}>{SUBSCRIBER_TEXTS.viewSite}</LinkButton>}>
        {SUBSCRIBER_TEXTS.emptyText}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4} className={styles.page}>
      <Toolbar>
        <p>{SUBSCRIBER_TEXTS.count(data.length)}</p>
        <Button onClick={() => void exportSubscribers(data)}>{SUBSCRIBER_TEXTS.export}</Button>
      </Toolbar>
      <DataTable
        label={SUBSCRIBER_TEXTS.title}
        rows={data.slice(0, limit)}
        keyOf={({ id }) => id}
        columns={[
          { title: SUBSCRIBER_TEXTS.email, isRowHeader: true, cell: ({ email }) => email },
          { title: SUBSCRIBER_TEXTS.since, cell: ({ createdAt }) => formatMoment(createdAt) },
          {
            title: SUBSCRIBER_TEXTS.actions,
            cell: (subscriber) => (
              <Button
                kind="quiet"
                aria-label={SUBSCRIBER_TEXTS.forgetOne(subscriber.email)}
                onClick={() => void forget(subscriber)}
              >
                {SUBSCRIBER_TEXTS.forget}
              </Button>
            ),
          },
        ]}
      />
      {limit < data.length && (
        <div>
          <Button small onClick={() => setLimit(limit + PAGE_SIZE)}>
            {SUBSCRIBER_TEXTS.more}
          </Button>
        </div>
      )}
    </Stack>
  );
}
