import { LIMITS } from '@catalogue/contract/limits';
import type { Change, Fields, NewActivityEntry } from '../../../data/firestore/content/content-writes';
import { writesModule } from '../firebase';
import { applyChange, EMPTY_PRODUCT, fieldsOfChange } from '../product-content';
import { actionOf } from './pending-write';
import type { ContentStep, PendingWrite } from './pending-write';
import { sendLeadChange } from './send-lead-change';
import type { WritePort } from './run-write';

type Named = Pick<PendingWrite, 'id' | 'kind' | 'name'>;

/** What the activity log says of a commit: a change of selected products is named by the first. */
export function activityEntryOf({ kind, name }: Omit<Named, 'id'>, steps: readonly ContentStep[]): NewActivityEntry {
  const [first] = steps;
  const title = kind === 'selection' ? (first?.title ?? '') : name.slice(0, LIMITS.title);
  return { noun: first?.noun ?? 'products', id: first?.id ?? '', action: actionOf({ kind, steps: [...steps] }), title };
}

/** Id of the activity entry of a commit: the same after a reload, so that the commit can be looked up. */
const entryIdOf = ({ id }: Named, steps: readonly ContentStep[]): string => `${id}-${steps[0]?.id ?? ''}-${steps.length}`;

const NEW_DOCUMENT = { imageName: null, picture: null, deletedAt: null };

function contentFieldsOf({ noun, base, change }: ContentStep): Fields {
  if (noun === 'settings') return change as Fields;
  const created = base === null ? NEW_DOCUMENT : {};
  if (noun !== 'products') {
    const { deleted: _, startsAt, endsAt, ...fields } = change;
    return { ...created, ...(fields as Fields), ...asDates({ startsAt, endsAt }) };
  }
  const { deleted: _, ...fields } = change;
  return { ...created, ...(base === null ? applyChange(EMPTY_PRODUCT, fields) : fieldsOfChange(fields)) };
}

/** Moments as Firestore stores them. */
const asDates = (moments: Record<string, number | null | undefined>): Fields =>
  Object.fromEntries(
    Object.entries(moments).flatMap(([name, moment]) =>
      moment === undefined ? [] : [[name, moment === null ? null : new Date(moment)]],
    ),
  );

/** A WritePort that writes to Firestore. `keep` stores the write's state. */
export async function writePort(write: Named, keep: WritePort['keep']): Promise<WritePort> {
  const writes = await writesModule();
  const changeOf = (step: ContentStep): Change => {
    const { noun, id, base, change } = step;
    const inTrash = change.deleted !== undefined && { deletedAt: change.deleted ? writes.NOW : null };
    return { noun, id, base, fields: { ...contentFieldsOf(step), ...inTrash } };
  };
  return {
    commit: (steps) =>
      writes.commit(steps.map(changeOf), { ...activityEntryOf(write, steps), entryId: entryIdOf(write, steps) }),
    wasCommitted: (steps) => writes.wasCommitted(entryIdOf(write, steps)),
    changeLead: (step) => sendLeadChange(step, write.id),
    isRefusal: writes.isRefusal,
    read: ({ noun, id }) => writes.readStored(noun, id),
    keep,
  };
}
