import type { PersonalData } from '@catalogue/contract/endpoints/personal-data';
import { Button } from '../../ui/button';
import { Row, Stack } from '../../ui/layout';
import { downloadFile } from '../../lib/download-file';
import { PERSONAL_DATA_TEXTS as texts } from './personal-data-texts';

interface Props {
  who: string;
  data: PersonalData;
  isErasing: boolean;
  onErase: (who: string) => void;
}

/** One line for each kind of data there is. */
function linesOf(data: PersonalData): string[] {
  const { orders, quickEnquiries, attachments, mails, subscriptions, clients, shortlists, views, devices, account, profiles } =
    data;
  const leads = orders.length + quickEnquiries.length;
  const mentions = shortlists.length + views.length;
  return [
    ...(leads > 0 ? [texts.leads(leads)] : []),
    ...(attachments.length > 0 ? [texts.attachments(attachments.length)] : []),
    ...(mails.length > 0 ? [texts.mails(mails.length)] : []),
    ...(subscriptions.length > 0 ? [texts.subscriptions(subscriptions.length)] : []),
    ...(clients.length > 0 ? [texts.clients(clients.length)] : []),
    ...(mentions > 0 ? [texts.mentions(mentions)] : []),
    ...(devices.length > 0 ? [texts.devices(devices.length)] : []),
    ...(account === null ? [] : [texts.account(String(account.name))]),
    ...(profiles.length > 0 ? [texts.profiles(profiles.length)] : []),
  ];
}

/** What is stored about a person, as a list with its two actions. */
export function StoredData({ who, data, isErasing, onErase }: Props) {
  const lines = linesOf(data);
  const save = () => downloadFile('personal-data.json', JSON.stringify(data, null, 2), 'application/json');
  return (
    <Stack as="section" gap={4} aria-labelledby="stored-heading">
      <h2 id="stored-heading">{texts.heading(who)}</h2>
      {lines.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Row gap={3}>
            <Button onClick={save}>{texts.download}</Button>
            <Button kind="danger" busy={isErasing} onClick={() => onErase(who)}>
              {texts.erase}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  );
}
