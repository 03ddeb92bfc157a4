import { randomBytes, randomUUID } from 'node:crypto';
import { mailIdOf } from '@catalogue/contract/entities/mail';
import sharp from 'sharp';
import * as v from 'valibot';
import type { RehearsedSite, SiteAnswer } from './rehearsed-site';

/** Results of earlier checks that later ones need. */
export interface Memory {
  /** Of the link that makes the first admin; undefined: `admin` is known already. */
  invite?: string;
  admin?: Account;
  rep?: Account;
  enquirer?: string;
  enquiryId?: string;
  productId?: string;
}

interface Account {
  uid: string;
  email: string;
  password: string;
  token: string;
}

export interface RehearsalCheck {
  name: string;
  /** Resolves if it holds. @throws Error that says what was found instead */
  run: (site: RehearsedSite, memory: Memory) => Promise<string | undefined>;
}

const loggedIn = v.object({ jwtToken: v.string(), user: v.object({ userId: v.string() }) });
const receipt = v.object({ reference: v.string(), statusToken: v.optional(v.string()) });

function parsed<Schema extends v.GenericSchema>(schema: Schema, { status, data }: SiteAnswer): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data);
  if (status >= 400 || !result.success) throw new Error(`the site answered ${status}: ${JSON.stringify(data).slice(0, 200)}`);
  return result.output;
}

function expectStatus(answer: SiteAnswer, ...wanted: number[]): void {
  if (!wanted.includes(answer.status))
    throw new Error(
      `the site answered ${answer.status} instead of ${wanted.join(' or ')}: ${JSON.stringify(answer.data).slice(0, 200)}`,
    );
}

function needed<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('an earlier check has failed');
  return value;
}

const newAddress = (): string => `${randomUUID()}@example.com`;

async function signUp(site: RehearsedSite, invite?: string): Promise<Account> {
  const [email, password] = [newAddress(), randomBytes(18).toString('base64url')];
  const about = { name: 'Rehearsal', gender: 'female', about: '' };
  const body = { ...about, email, password, confirmPassword: password, ...(invite !== undefined && { invite }) };
  expectStatus(await site.call('POST', '/api/users', { body }), 201);
  return logIn(site, email, password);
}

async function logIn(site: RehearsedSite, email: string, password: string): Promise<Account> {
  const { jwtToken, user } = parsed(loggedIn, await site.call('POST', '/api/auth/login', { body: { email, password } }));
  return { uid: user.userId, email, password, token: jwtToken };
}

const listOf = (...fields: string[]) =>
  v.array(v.looseObject(Object.fromEntries(fields.map((field) => [field, v.optional(v.unknown())]))));
const mail = v.object({ fields: v.looseObject({ state: v.object({ stringValue: v.string() }) }) });
const pictured = v.object({ picture: v.nullable(v.looseObject({ path: v.string(), widths: v.array(v.number()) })) });
const status = v.object({
  site: v.array(v.object({ path: v.string(), isUp: v.boolean() })),
  publishing: v.object({ pending: v.number() }),
});
const published = v.object({ version: v.number() });

/** Checks that need a real project, in their order. Each changes the project, so they run only in a rehearsal. */
export const REHEARSAL_CHECKS: readonly RehearsalCheck[] = [
  {
    name: 'the first admin signs up with the link',
    run: async (site, memory) => {
      memory.admin ??= await signUp(site, needed(memory.invite));
      expectStatus(await site.call('GET', '/api/team', { token: memory.admin.token }), 200);
      return undefined;
    },
  },
  {
    name: 'the admin takes a rep into the team, who has the role with the next login',
    run: async (site, memory) => {
      const { email, password } = await signUp(site);
      const body = { email, role: 'rep', evenUnverified: true };
      expectStatus(await site.call('POST', '/api/team', { body, token: needed(memory.admin).token }), 201);
      memory.rep = await logIn(site, email, password);
      return undefined;
    },
  },
  {
    name: "a rep's order keeps its rep",
    run: async (site, memory) => {
      const [admin, rep, id] = [needed(memory.admin), needed(memory.rep), randomUUID()];
      const body = {
        ...{ id, name: 'Rehearsal Client', mobile: '9812345678', email: newAddress(), message: 'Fifty bottles?' },
        ...{ productrequest: 'Bottle', clientId: 'rehearsal' },
      };
      parsed(receipt, await site.call('POST', '/api/myorders/add', { body, token: rep.token }));
      const orders = parsed(listOf('id', 'repId'), await site.call('GET', '/api/myorders/show', { token: admin.token }));
      if (orders.find((one) => one.id === id)?.repId !== rep.uid) throw new Error('the order has lost its rep');
      return undefined;
    },
  },
  {
    name: 'an enquiry has a reference, and its status link opens',
    run: async (site, memory) => {
      const [enquirer, id] = [newAddress(), randomUUID()];
      Object.assign(memory, { enquirer, enquiryId: id });
      const body = {
        id,
        name: 'Rehearsal Visitor',
        email: enquirer,
        mobile: '9812345678',
        message: 'Hello',
      };
      const { reference, statusToken } = parsed(receipt, await site.call('POST', '/api/quick-enquiries', { body }));
      expectStatus(await site.call('POST', `/api/enquiries/${reference}/status`, { body: { token: statusToken } }), 200);
      return reference;
    },
  },
  {
    name: 'its mail to staff is sent',
    run: async (site, memory) => {
      const { token } = needed(memory.admin);
      const id = mailIdOf('quickEnquiry', needed(memory.enquiryId));
      await site.eventually('A sent mail', async () => {
        const { fields } = parsed(mail, await site.read(`mail/${id}`, token));
        if (fields.state.stringValue === 'failed') throw new Error('the mail has failed: Admin → Status → Mails says why');
        return fields.state.stringValue === 'sent' || undefined;
      });
      return undefined;
    },
  },
  {
    name: 'a new product is published',
    run: async (site, memory) => {
      const { token } = needed(memory.admin);
      const productId = `rehearsal-${randomBytes(6).toString('hex')}`;
      const body = { productId, title: 'Rehearsal bottle', description: '<p>Steel.</p>', quantity: 1, live: true, stock: true };
      expectStatus(await site.call('POST', '/api/products', { body, token }), 201);
      memory.productId = productId;
      await site.eventually('The product in the catalogue', async () => {
        const { data } = await site.call('GET', `/catalogue.json?rehearsal=${randomUUID()}`);
        return JSON.stringify(data).includes(productId) || undefined;
      });
      return undefined;
    },
  },
  {
    name: 'its page is rendered',
    run: async (site, memory) => {
      const { data } = await site.call('GET', `/products/${needed(memory.productId)}`);
      if (!String(data).includes('Rehearsal bottle')) throw new Error('the page does not name the product');
      return undefined;
    },
  },
  {
    name: 'its picture appears',
    run: async (site, memory) => {
      const [{ token }, productId] = [needed(memory.admin), needed(memory.productId)];
      const square = sharp({ create: { width: 700, height: 700, channels: 3, background: '#0f4c4a' } });
      const form = new FormData();
      form.append('productImage', new Blob([new Uint8Array(await square.png().toBuffer())], { type: 'image/png' }), 'a.png');
      expectStatus(await site.call('POST', `/api/products/image/${productId}`, { form, token }), 201);
      const { path, widths } = await site.eventually('The picture', async () => {
        const { picture } = parsed(pictured, await site.call('GET', `/api/products/${productId}`, { token }));
        return picture ?? undefined;
      });
      const status = await site.statusOf(`/pictures/${path}/${Math.min(...widths)}.webp`);
      if (status !== 200) throw new Error(`the picture answers ${status}`);
      return undefined;
    },
  },
  {
    name: 'visitors read no leads, past the API either',
    run: async (site) => {
      expectStatus(await site.call('GET', '/api/myorders/show'), 401);
      expectStatus(await site.read('orders?pageSize=1'), 401, 403);
      expectStatus(await site.read('team?pageSize=1'), 401, 403);
      return undefined;
    },
  },
  {
    name: 'visitors read the version of the catalogue',
    run: async (site) => {
      const { version } = parsed(published, await site.call('GET', '/catalogue-version.json'));
      expectStatus(await site.read('meta/catalogue'), 200);
      return `version ${version}`;
    },
  },
  {
    name: 'a rep who was removed from the team is out at once',
    run: async (site, memory) => {
      const [admin, rep] = [needed(memory.admin), needed(memory.rep)];
      expectStatus(await site.call('DELETE', `/api/team/${rep.uid}`, { token: admin.token }), 204);
      expectStatus(await site.call('GET', '/api/prices', { token: rep.token }), 401, 403);
      return undefined;
    },
  },
  {
    name: 'a person who asks for it is erased',
    run: async (site, memory) => {
      const [{ token }, person] = [needed(memory.admin), needed(memory.enquirer)];
      expectStatus(await site.call('POST', '/api/personal-data/erase', { body: { person }, token }), 200);
      const { data } = await site.call('GET', '/api/quick-enquiries/getOrders', { token });
      if (JSON.stringify(data).includes(person)) throw new Error('the enquiry is still there');
      return undefined;
    },
  },
  {
    // Behind a proxy that is not known, all visitors would be one network, and their leads spam.
    name: 'two networks are two',
    run: async (site) => {
      const seen = (await site.networks()).filter((network) => network !== undefined);
      if (seen.includes(null)) throw new Error('the server knows no network: set TRUSTED_PROXIES (docs/deploy.md)');
      if (seen.length > 1 && new Set(seen).size === 1)
        throw new Error(`both are ${seen[0]}: set TRUSTED_PROXIES (docs/deploy.md)`);
      return seen.length > 1 ? seen.join(' and ') : `only ${seen[0]} from here: open /api/network on a phone, too`;
    },
  },
  {
    name: 'Status finds the site up and nothing waiting to be published',
    run: async (site, memory) => {
      const { token } = needed(memory.admin);
      // A page may start, and a change may be on its way, at the moment of the question.
      await site.eventually('A status without a page that is down or a change that waits', async () => {
        const { site: pages, publishing } = parsed(status, await site.call('GET', '/api/status', { token }));
        return (pages.every(({ isUp }) => isUp) && publishing.pending === 0) || undefined;
      });
      return undefined;
    },
  },
];
