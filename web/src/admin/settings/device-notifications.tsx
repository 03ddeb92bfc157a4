import { useEffect } from 'react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckField } from '../../ui/choice-field';
import { failureReason } from '../data/failure-reason';
import { readPushState, turnPushOff, turnPushOn } from './device-push';
import { SETTINGS_TEXTS } from './settings-texts';
import styles from './settings.module.css';

const texts = SETTINGS_TEXTS.notifications;
const pushStateQuery = queryOptions({ queryKey: ['push-state'], queryFn: readPushState, networkMode: 'always' });

/** Notifications of new leads on this device. The switch works at once. */
export function DeviceNotifications() {
  const client = useQueryClient();
  const { data: state } = useQuery(pushStateQuery);
  // On the first visit of a slow device the worker comes later than the query waits.
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    void navigator.serviceWorker.ready.then(() => client.invalidateQueries(pushStateQuery));
  }, [client]);
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnPushOn() : turnPushOff()),
    networkMode: 'always',
    onSettled: () => client.invalidateQueries(pushStateQuery),
  });
  const isOff = state === undefined || state === 'unsupported' || state === 'blocked';
  return (
    <section className={styles.section} aria-labelledby="notifications">
      <h2 id="notifications">{texts.title}</h2>
      <CheckField
        role="switch"
        label={texts.label}
        hint={state === 'unsupported' || state === 'blocked' ? texts[state] : texts.hint}
        error={error ? texts.failed(failureReason(error)) : undefined}
        checked={isPending ? variables : state === 'on'}
        disabled={isOff}
        onChange={({ target }) => !isPending && mutate(target.checked)}
      />
    </section>
  );
}
