import { PATHS } from '@catalogue/contract/paths';
import { lazy, Suspense, useState } from 'react';
import { Button, LinkButton } from '../../ui/button';
import { CommitSelect } from '../../ui/commit-select';
import { focusHeading } from '../../ui/head';
import { notify } from '../../ui/notify';
import { UI_TEXTS } from '../../ui/ui-texts';
import { changeBasket } from './basket';
import { currentOf, type Basket, type Client } from './baskets';
import { useBaskets } from './use-basket';
import { NO_FIELDS } from '../clients/client-list';
import { saveClient } from '../clients/client-store';
import { useClients } from '../clients/use-clients';
import { createBasket, deleteBasket, switchBasket } from './basket-actions';
import styles from './basket-bar.module.css';
import { BASKET_BAR_TEXTS as texts } from './basket-bar-texts';
import { ORDER_PAD_TEXTS } from './order-pad-texts';
import { BasketDialog } from './basket-dialog';

const ShareDialog = lazy(() => import('../shortlist/share-dialog'));

const NAMELESS = { name: '', client: null };

// Where storing fails, memory holds the basket for this visit.
const ignore = (): void => undefined;

const nameOf = ({ name }: Basket): string => name || texts.unnamed;

function remove(basket: Basket): void {
  // The bar moves when an empty basket follows a filled one.
  focusHeading();
  const undo = deleteBasket(basket.id);
  void notify(texts.removed(nameOf(basket)), { kind: 'information', action: { label: UI_TEXTS.toast.undo, run: undo } });
}

/** What a member of the team types of a client goes into their list. */
async function listClient(uid: string, client: Client): Promise<Client> {
  const { id } = await saveClient(uid, { ...NO_FIELDS, ...client }, client.id);
  return { ...client, id };
}

/** Switches between the baskets of this device; creates, renames and deletes them. */
export default function BasketBar({ className, onPaste }: { className: string; onPaste: () => void }) {
  const baskets = useBaskets();
  const basket = currentOf(baskets);
  const { uid } = useClients();
  const [naming, setNaming] = useState<NameDialogProps['kind'] | null>(null);
  const [isSharing, setSharing] = useState(false);
  const hasLines = basket.lines.length > 0;
  // A meeting often begins with an empty basket.
  const isOfRep = uid !== null || basket.client !== null;
  const isDeletable = baskets.all.length > 1 || hasLines || basket.name !== '';

  return (
    <section aria-label={texts.label} className={[styles.bar, className].join(' ')}>
      {baskets.all.length > 1 && (
        <CommitSelect label={texts.current} value={basket.id} onCommit={(id) => void switchBasket(id)}>
          {baskets.all.map((one) => (
            <option key={one.id} value={one.id}>
              {texts.option(nameOf(one), one.lines.length)}
            </option>
          ))}
        </CommitSelect>
      )}
      {baskets.all.length === 1 && basket.name !== '' && <p className={styles.name}>{basket.name}</p>}
      <div className={styles.actions}>
        <Button small onClick={onPaste}>
          {ORDER_PAD_TEXTS.open}
        </Button>
        <Button small onClick={() => setNaming('create')}>
          {texts.create}
        </Button>
        <Button small onClick={() => setNaming('edit')}>
          {texts.edit}
        </Button>
        {hasLines && (
          <Button small onClick={() => setSharing(true)}>
            {texts.share}
          </Button>
        )}
        {(hasLines || isOfRep) && (
          <>
            <LinkButton small to={PATHS.meeting}>
              {texts.meeting}
            </LinkButton>
            <LinkButton small to={PATHS.lookbook}>
              {texts.lookbook}
            </LinkButton>
          </>
        )}
        {isDeletable && (
          <Button small kind="quiet" onClick={() => remove(basket)}>
            {texts.remove}
          </Button>
        )}
      </div>
      {naming !== null && <NameDialog kind={naming} basket={basket} uid={uid} onClose={() => setNaming(null)} />}
      {isSharing && (
        <Suspense>
          <ShareDialog basket={basket} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </section>
  );
}

interface NameDialogProps {
  /** A new basket is named, or the current one again. */
  kind: 'create' | 'edit';
  basket: Basket;
  /** Whose list of clients takes the client; null: nobody's. */
  uid: string | null;
  onClose: () => void;
}

/** Asks for the name and the client of a basket. */
function NameDialog({ kind, basket, uid, onClose }: NameDialogProps) {
  async function save({ name, client: typed }: Pick<Basket, 'name' | 'client'>): Promise<void> {
    const client = typed && uid !== null ? await listClient(uid, typed) : typed;
    // The dialog stays until the device has stored the basket: it would be lost if the page were left before.
    const stored =
      kind === 'create' ? createBasket(name, { client }) : changeBasket((one) => ({ ...one, name, client }), basket.id);
    await stored.then(ignore, ignore);
    onClose();
  }
  return (
    <BasketDialog
      title={kind === 'create' ? texts.createTitle : texts.editTitle}
      initial={kind === 'create' ? NAMELESS : basket}
      onSave={save}
      onClose={onClose}
    />
  );
}
