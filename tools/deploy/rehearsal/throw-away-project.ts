import * as v from 'valibot';
import { UserError } from '../../user-error';
import type { DeployContext } from '../context';
import { expectOk, isOk, read } from '../google-api';
import { waitForOperation } from '../wait-for-operation';

/** https://cloud.google.com/resource-manager/reference/rest/v3/projects */
const MANAGER = 'https://cloudresourcemanager.googleapis.com/v3';
/** https://cloud.google.com/billing/docs/reference/rest */
const BILLING = 'https://cloudbilling.googleapis.com/v1';

/** Marks projects that a rehearsal made: it deletes no other. */
const LABELS = { purpose: 'rehearsal' } as const;

const stored = v.object({
  labels: v.optional(v.record(v.string(), v.string()), {}),
  state: v.optional(v.string(), 'ACTIVE'),
});
const accounts = v.object({
  billingAccounts: v.optional(v.array(v.object({ name: v.string(), open: v.optional(v.boolean(), false) })), []),
});

type Context = Pick<DeployContext, 'api' | 'project' | 'wait'>;

async function billingAccount({ api }: Context, wanted: string | undefined): Promise<string> {
  const found = read(accounts, await api.get(`${BILLING}/billingAccounts`), 'The billing accounts could not be read');
  const open = found.billingAccounts.filter((one) => one.open).map(({ name }) => name);
  const chosen = wanted === undefined ? open : open.filter((name) => name === wanted || name === `billingAccounts/${wanted}`);
  const [only] = chosen;
  if (only !== undefined && chosen.length === 1) return only;
  throw new UserError(
    open.length === 0
      ? 'This account has no open billing account: add a card at https://console.cloud.google.com/billing, then run this again.'
      : `Which billing account pays for the rehearsal? Set BILLING_ACCOUNT to one of ${open.join(', ')}.`,
  );
}

/** Creates the project and gives it a billing account, or goes on with one that an earlier rehearsal has left. */
export async function createThrowAway(context: Context, account?: string): Promise<void> {
  const { api, project, wait } = context;
  const known = await api.get(`${MANAGER}/projects/${project}`);
  if (isOk(known)) {
    const { labels, state } = read(stored, known, 'The project could not be read');
    if (labels.purpose !== LABELS.purpose || state !== 'ACTIVE')
      throw new UserError(
        `The project ${project} exists and is no rehearsal's: choose a name that nobody has, such as ${project}-rehearsal.`,
      );
  } else {
    const body = { projectId: project, displayName: 'Rehearsal', labels: LABELS };
    const started = await expectOk(`The project ${project} could not be created`, api.post(`${MANAGER}/projects`, body));
    await waitForOperation(api, wait, MANAGER, started);
  }
  const billingAccountName = await billingAccount(context, account);
  await expectOk(
    'The billing account could not be set',
    api.put(`${BILLING}/projects/${project}/billingInfo`, { billingAccountName }),
  );
}

/** Shuts the project down. Google keeps it for 30 days, in which it can be restored, and bills nothing. */
export async function removeThrowAway({ api, project }: Context): Promise<void> {
  await expectOk(`The project ${project} could not be removed`, api.remove(`${MANAGER}/projects/${project}`));
}
