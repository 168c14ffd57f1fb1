import { authContract } from '@shop/contracts/auth';
import { factorContract, type SecurityAnswer } from '@shop/contracts/factors';
import { answering, createShopServer } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { account } from '../index.ts';
import { aUser } from '../testing.ts';
import './security-page.tsx';

const AT = '/account-information/security';
const server = createShopServer();
let security: SecurityAnswer;
beforeEach(() => {
  security = {
    status: true,
    is_proved: true,
    has_codes: false,
    new_key: null,
    recovery_codes_left: 0,
    passkeys: [],
  };
  server.use(
    answering(authContract.currentUser, () => ({ status: true as const, user: aUser() })),
    answering(factorContract.security, () => security),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('the menu marks the information, which the page belongs to', async () => {
  await renderRoute(account, { at: AT, hasSession: true });
  const menu = await screen.findByRole('navigation', { name: 'Account pages' });
  const marked = [...menu.querySelectorAll('[aria-current=page]')].map(({ textContent }) => textContent);
  expect(new Set(marked)).toEqual(new Set(['Account information']));
});

test('without a proof the page asks for the password and offers no change', async () => {
  security = { ...security, is_proved: false, has_codes: true };
  await renderRoute(account, { at: AT, hasSession: true });
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Confirm by code' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Turn codes off' })).toBeNull();
});

test('a new key is shown as a picture and as text; its first code shows ten recovery codes', async () => {
  const key = 'JBSWY3DPEHPK3PXP';
  security = { ...security, new_key: { key, uri: `otpauth://totp/Nordport:ona?secret=${key}` } };
  server.use(
    answering(factorContract.confirmCodes, () => {
      security = { ...security, has_codes: true, new_key: null, recovery_codes_left: 10 };
      return { status: true as const, recovery_codes: ['abcde-fghjk', 'mnpqr-stuvw'] };
    }),
  );
  await renderRoute(account, { at: AT, hasSession: true });
  expect(await screen.findByRole('img', { name: 'QR code with the key for the app' })).toBeDefined();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
  fireEvent.change(screen.getByLabelText(/^Code/), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm and turn on' }));
  expect(await screen.findByText('abcde-fghjk')).toBeDefined();
  expect(screen.getByText('Codes are turned on.')).toBeDefined();
});
