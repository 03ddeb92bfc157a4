import { expect, it } from 'vitest';
import { deliveryErrorOf } from './mail';

const failure = (properties: object) =>
  Object.assign(new Error('550 <asha@example.com> unknown, password hunter2'), properties);

it.each([
  [failure({ code: 'EAUTH', responseCode: 535 }), 'EAUTH', /login/],
  [failure({ code: 'EENVELOPE', responseCode: 451 }), '451', /later/],
  [failure({ code: 'EENVELOPE', responseCode: 550 }), '550', /refused the mail/],
  [failure({ code: 'ESOCKET' }), 'ESOCKET', /closed/],
  [failure({ code: 'ETIMEDOUT' }), 'ETIMEDOUT', /in time/],
  [failure({ code: 'asha@example.com' }), 'EUNKNOWN', /unknown/],
  [new Error('STAFF_MAIL is not set'), 'ECONFIG', /STAFF_MAIL/],
  ['asha@example.com', 'EUNKNOWN', /unknown/],
  [undefined, 'EUNKNOWN', /unknown/],
])('%s is %s', (error, code, message) => {
  const delivered = deliveryErrorOf(error);
  expect(delivered.code).toBe(code);
  expect(delivered.message).toMatch(message);
  expect(JSON.stringify(delivered)).not.toMatch(/asha|hunter2/);
});
