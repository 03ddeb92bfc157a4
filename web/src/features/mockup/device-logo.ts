import { mockup } from '@catalogue/contract/entities/mockup';
import type { Mockup } from '@catalogue/contract/mockup';
import * as v from 'valibot';
import { read, remove, write } from '../../data/device-store/database';
import { tabChannel } from '../../data/device-store/tab-channel';
import { observable } from '../../lib/observable';
import { setLogoShown } from './logo-flag';
import { BACKGROUNDS } from './logo/cut-out';
import { readLogo, UnusableLogo } from './logo/read-logo';
import { takeLogo } from './render/client';
import { TONES, type PreparedLogo } from './render/messages';

/** Keys in `settings`: logging out deletes them. The choices are apart from the file, which is large: each step of a drag stores them. */
const KEY = 'logo';
const MOCKUPS_KEY = 'mockups';
const channel = tabChannel<'logo' | 'mockups'>('logo');

const storedLogo = v.object({
  /** Name of the client whose logo a rep shows; '' for the logo of the person who uses this device. */
  client: v.string(),
  name: v.string(),
  type: v.string(),
  /** The file as it was chosen. */
  original: v.instance(ArrayBuffer),
  /** The same as pixels, before anything is cut out. */
  png: v.instance(ArrayBuffer),
  pixels: v.nullable(v.object({ width: v.number(), height: v.number() })),
  background: v.picklist(BACKGROUNDS),
  tone: v.picklist(TONES),
});
type StoredLogo = v.InferOutput<typeof storedLogo>;

/** How the logo stands on products, by their id. */
const storedMockups = v.record(v.string(), mockup);
type Mockups = v.InferOutput<typeof storedMockups>;

/** The logo of this device. */
export interface DeviceLogo {
  stored: StoredLogo;
  prepared: PreparedLogo;
  mockups: Mockups;
}

const state = observable<DeviceLogo | null>(null);
export const deviceLogo = state.get;
export const onDeviceLogo = state.subscribe;

/** The file of the logo, as it was chosen; null without one. */
export function logoFile(logo = state.get()): File | null {
  if (logo === null) return null;
  const { original, name, type } = logo.stored;
  return new File([original], name, { type });
}

/** The logo that the worker has. */
let taken: StoredLogo | null = null;

/**
 * Gives a logo to the worker, which cuts it out, measures it, and draws it from then on.
 *
 * @throws UnusableLogo where nothing can be seen of it; the worker goes on drawing the one before
 */
async function prepare(stored: StoredLogo): Promise<PreparedLogo> {
  const { png, background, tone } = stored;
  const logo = await takeLogo({ png, background, tone }).catch(() => {
    throw new UnusableLogo('damaged');
  });
  if (logo === null) throw new UnusableLogo('nothing');
  taken = stored;
  return logo;
}

async function readMockups(): Promise<Mockups> {
  const stored = v.safeParse(storedMockups, await read('settings', MOCKUPS_KEY));
  return stored.success ? stored.output : {};
}

async function load(): Promise<void> {
  const stored = v.safeParse(storedLogo, await read('settings', KEY));
  const prepared = stored.success ? await prepare(stored.output).catch(() => null) : null;
  if (stored.success && prepared) state.set({ stored: stored.output, prepared, mockups: await readMockups() });
  else {
    state.set(null);
    setLogoShown(false);
  }
}

/** Another tab has placed the logo. */
async function followMockups(): Promise<void> {
  const mockups = await readMockups();
  const logo = state.get();
  if (logo) state.set({ ...logo, mockups });
}

let loading: Promise<void> | null = null;

/** Reads the logo of this device, and follows the other tabs. Safe to call again. */
export function loadLogo(): Promise<void> {
  if (loading === null) {
    channel.subscribe((what) => void (what === 'logo' ? load() : followMockups()));
    loading = load();
  }
  return loading;
}

/** @throws UnusableLogo where the device has no room: it serves until the page closes */
async function keep(stored: StoredLogo, prepared: PreparedLogo): Promise<void> {
  state.set({ stored, prepared, mockups: state.get()?.mockups ?? (await readMockups()) });
  const isStored = await write('settings', KEY, stored);
  channel.post('logo');
  if (!isStored) throw new UnusableLogo('full');
}

/**
 * Takes a file as the logo of this device, and shows it. A logo that is all of one colour keeps its background.
 *
 * @param client whose logo it is; '' for the person's own
 * @throws UnusableLogo; the logo before it stays, unless the reason is `full`
 */
export async function chooseLogo(file: File, client = ''): Promise<void> {
  const cut: StoredLogo = { ...(await readLogo(file)), client, background: 'everywhere', tone: 'own' };
  const whole: StoredLogo = { ...cut, background: 'keep' };
  const [stored, prepared] = await prepare(cut).then(
    (found) => [cut, found] as const,
    async () => [whole, await prepare(whole)] as const,
  );
  setLogoShown(true);
  await keep(stored, prepared);
}

/** Changes how the logo is cut out or coloured. @throws UnusableLogo where nothing is left of it; nothing has changed then */
export async function changeLogo(change: Partial<Pick<StoredLogo, 'background' | 'tone'>>): Promise<void> {
  const before = state.get();
  if (before === null) return;
  const stored = { ...before.stored, ...change };
  await keep(stored, await prepare(stored));
}

/** Deletes the logo from this device; resolves to what brings it back, which rejects with {@link UnusableLogo}. */
export async function removeLogo(): Promise<() => Promise<void>> {
  const before = state.get();
  state.set(null);
  setLogoShown(false);
  await remove('settings', KEY);
  channel.post('logo');
  return async () => {
    if (before === null) return;
    setLogoShown(true);
    await keep(before.stored, taken === before.stored ? before.prepared : await prepare(before.stored));
  };
}

/** Remembers how the logo stands on a product. */
export async function setMockup(productId: string, chosen: Mockup): Promise<void> {
  const logo = state.get();
  if (logo === null) return;
  const mockups = { ...logo.mockups, [productId]: chosen };
  state.set({ ...logo, mockups });
  await write('settings', MOCKUPS_KEY, mockups);
  channel.post('mockups');
}
