import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { setMeetingFlag } from '../../data/device-store/meeting-flag';
import { EMPTY_VALUES } from './form-values';
import { forgetSender, readSender, writeSender } from './last-sender';

const HOUR_MS = 3_600_000;
const asha = { name: 'Asha', companyname: 'Rao', city: 'Pune', mobile: '9876543210', email: 'asha@rao.example' };
const values = { ...EMPTY_VALUES, ...asha, quantity: '200', message: 'Mugs' };

it('remembers who sent the last enquiry, not what it said, for 30 days', async () => {
  expect(await readSender()).toBeNull();
  await writeSender(values);
  expect(await readSender()).toEqual(asha);
  // A quick enquiry has neither company nor city.
  await writeSender({ ...values, companyname: '', city: '', mobile: '9000000000' });
  expect(await readSender()).toEqual({ ...asha, mobile: '9000000000' });
  await writeSender({ ...values, name: 'Ravi', email: 'ravi@mehta.example', companyname: '', city: '' });
  expect(await readSender()).toEqual({ ...asha, name: 'Ravi', email: 'ravi@mehta.example', companyname: '', city: '' });
  expect(await readSender(Date.now() + 31 * 24 * HOUR_MS)).toBeNull();
});

it('forgets the sender, and says nothing in a meeting', async () => {
  await writeSender(values);
  await setMeetingFlag(Date.now() + HOUR_MS);
  await vi.waitFor(async () => expect(await readSender()).toBeNull());
  await setMeetingFlag(0);
  expect(await readSender()).toEqual(asha);
  await forgetSender();
  expect(await readSender()).toBeNull();
});
