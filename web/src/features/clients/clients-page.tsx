import { ADMIN_PATHS, PATHS } from '@catalogue/contract/paths';
import { useDeferredValue, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { hasOwnRight } from '../../data/device-store/stored-session';
import { Button } from '../../ui/button';
import { MutedText } from '../../ui/muted-text';
import { EmptyState } from '../../ui/empty-state';
import { TextField } from '../../ui/field';
import { keepFocus } from '../../ui/keep-focus';
import { notify } from '../../ui/notify';
import { Spinner } from '../../ui/spinner';
import { UI_TEXTS } from '../../ui/ui-texts';
import { basketForClient } from '../basket/basket-actions';
import { ClientCard } from './client-card';
import { ClientDialog } from './client-dialog';
import { isUnsynced, type ListedClient, titleOf } from './client-list';
import { deleteClient } from './client-store';
import { CLIENT_TEXTS as texts } from './client-texts';
import styles from './clients.module.css';
import { findClients } from './find-clients';
import { keepClientsSynced } from './keep-clients-synced';
import { useClients } from './use-clients';

function removeWithUndo(uid: string, client: ListedClient): void {
  const undo = deleteClient(uid, client);
  const message = texts.removed(titleOf(client) || texts.noName);
  void notify(message, { kind: 'information', action: { label: UI_TEXTS.toast.undo, run: undo } });
}

/** /Admin/clients: whom the signed-in rep meets. All of it works offline. */
export default function ClientsPage() {
  const { uid, list } = useClients();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search.trim());
  /** The client in the dialog; null: a new one. */
  const [edited, setEdited] = useState<ListedClient | null>();
  useEffect(() => keepClientsSynced(uid), [uid]);
  if (uid === null || list === null) return <Spinner label={texts.loading} />;

  const open = (client: ListedClient, path: string) => void basketForClient(client).then(() => navigate(path));
  const all = findClients(list, '');
  const found = words === '' ? all : findClients(list, words);
  const unsynced = list.filter(isUnsynced).length;
  const add = (
    <Button kind="primary" onClick={() => setEdited(null)}>
      {texts.add}
    </Button>
  );
  return (
    <div className={styles.page}>
      <MutedText>
        {texts.lead} {hasOwnRight('leads') && <Link to={ADMIN_PATHS.clientsOfReps}>{texts.ofReps}</Link>}
      </MutedText>
      {all.length === 0 ? (
        <EmptyState title={texts.none} action={add}>
          {texts.noneText}
        </EmptyState>
      ) : (
        <div className={styles.tools}>
          <TextField
            label={texts.search}
            type="search"
            autoComplete="off"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          {add}
        </div>
      )}
      <p role="status" className={styles.state}>
        {unsynced > 0 ? texts.unsynced(unsynced) : all.length > 0 && texts.allSynced(all.length)}
      </p>
      {found.length === 0 && all.length > 0 && <p>{texts.notFound}</p>}
      <ul ref={keepFocus} className={styles.list}>
        {found.map((client) => (
          <li key={client.id}>
            <ClientCard
              client={client}
              onBasket={() => open(client, PATHS.basket)}
              onMeeting={() => open(client, PATHS.meeting)}
              onEdit={() => setEdited(client)}
              onRemove={() => removeWithUndo(uid, client)}
            />
          </li>
        ))}
      </ul>
      {edited !== undefined && <ClientDialog uid={uid} client={edited} onClose={() => setEdited(undefined)} />}
    </div>
  );
}
