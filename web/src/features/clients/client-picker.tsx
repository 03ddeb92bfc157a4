import { CommitSelect } from '../../ui/commit-select';
import { basketForClient, basketForNobody } from '../basket/basket-actions';
import { useBasket } from '../basket/use-basket';
import { titleOf } from './client-list';
import { CLIENT_TEXTS } from './client-texts';
import { findClients } from './find-clients';
import { useClients } from './use-clients';

const { picker: texts, noName } = CLIENT_TEXTS;

interface Props {
  /** Id of the picked client; '' for none. */
  value: string;
  onPick: (id: string) => void;
}

/** Picks one of the rep's clients; nothing for people without clients. */
export function ClientSelect({ value, onPick }: Props) {
  const clients = findClients(useClients().list ?? [], '');
  if (clients.length === 0) return null;
  return (
    <CommitSelect label={texts.label} value={clients.some(({ id }) => id === value) ? value : ''} onCommit={onPick}>
      <option value="">{texts.nobody}</option>
      {clients.map((client) => (
        <option key={client.id} value={client.id}>
          {titleOf(client) || noName}
        </option>
      ))}
    </CommitSelect>
  );
}

/** Picks the client of a meeting: their basket becomes the current one; for none, a basket without a client. */
export function ClientPicker() {
  const basket = useBasket();
  const { list } = useClients();
  return (
    <ClientSelect
      value={basket.client?.id ?? ''}
      onPick={(id) => {
        const client = list?.find((one) => one.id === id);
        void (client ? basketForClient(client) : basketForNobody());
      }}
    />
  );
}
