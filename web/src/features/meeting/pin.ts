/** The device's PIN as it is stored: never the PIN itself. */
interface StoredPin {
  salt: string;
  hash: string;
  iterations: number;
  failures: number;
  /** Device clock of the last wrong attempt. */
  failedAt: number;
}

export type PinCheck = { outcome: 'right' | 'wrong' } | { outcome: 'wait'; ms: number };

const KEY = 'meeting-pin';
const SALT_BYTES = 16;
/** OWASP's figure of 2023 for PBKDF2 with SHA-256 is 600,000; a phone takes about 0.3 s for it. */
const ITERATIONS = 600_000;
/** Wrong attempts without a delay. */
const FREE_ATTEMPTS = 3;
const FIRST_DELAY_MS = 15_000;
const LONGEST_DELAY_MS = 15 * 60_000;

export const PIN_PATTERN = /^\d{4,8}$/;

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

async function hashOf(pin: string, { salt, iterations }: Pick<StoredPin, 'salt' | 'iterations'>): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  const options = { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(options, key, 256)));
}

function readPin(): StoredPin | null {
  const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<StoredPin> | null;
  if (typeof stored?.salt !== 'string' || typeof stored.hash !== 'string') return null;
  const { salt, hash, iterations = ITERATIONS } = stored;
  return { salt, hash, iterations, failures: stored.failures ?? 0, failedAt: stored.failedAt ?? 0 };
}

const store = (pin: StoredPin): void => localStorage.setItem(KEY, JSON.stringify(pin));

/** Whether a PIN is set. False where storage is off. */
export function hasPin(): boolean {
  try {
    return readPin() !== null;
  } catch {
    return false;
  }
}

/** @throws where the device cannot store it, or the page has no secure origin */
export async function setPin(pin: string, iterations = ITERATIONS): Promise<void> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  store({ salt, iterations, hash: await hashOf(pin, { salt, iterations }), failures: 0, failedAt: 0 });
}

/** Removes the PIN: the next meeting asks for a new one. */
export const removePin = (): void => localStorage.removeItem(KEY);

/** The delay doubles with each wrong attempt after the free ones. */
const delayAfter = (failures: number): number =>
  failures < FREE_ATTEMPTS ? 0 : Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - FREE_ATTEMPTS));

/** Compares an attempt with the PIN. While a delay lasts, nothing is compared. */
export async function checkPin(attempt: string, now: number): Promise<PinCheck> {
  const stored = readPin();
  if (stored === null) return { outcome: 'right' };
  const ms = stored.failedAt + delayAfter(stored.failures) - now;
  // A clock that was set back must neither prolong the delay nor end it.
  if (ms > 0) return { outcome: 'wait', ms: Math.min(ms, delayAfter(stored.failures)) };
  // Counted before the comparison: a reload during it must not save an attempt.
  store({ ...stored, failures: stored.failures + 1, failedAt: now });
  if ((await hashOf(attempt, stored)) !== stored.hash) return { outcome: 'wrong' };
  store({ ...stored, failures: 0, failedAt: 0 });
  return { outcome: 'right' };
}
