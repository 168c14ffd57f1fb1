import { expect, test } from 'vitest';
import { maskEmail } from './mask-order.ts';

test.each([
  ['rasa@shopper.example', 'r•••@s•••.example'],
  ['o@x.lt', 'o•••@x•••.lt'],
  ['Jānis.Bērziņš@mail.co.uk', 'J•••@m•••.uk'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
