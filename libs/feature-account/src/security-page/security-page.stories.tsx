import { authContract } from '@shop/contracts/auth';
import { factorContract, type SecurityAnswer } from '@shop/contracts/factors';
import { aClient, atPage, says } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Account/Security' } satisfies Meta;

export default meta;

const client = says(authContract.currentUser, { status: true, user: aClient() });
const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const at = (parts: Partial<SecurityAnswer> = {}): StoryObj =>
  atPage({
    at: '/account-information/security',
    hasSession: true,
    answers: [
      client,
      says(factorContract.security, {
        status: true,
        ...{ is_proved: true, has_codes: false, new_key: null, recovery_codes_left: 0, passkeys: [] },
        ...parts,
      }),
    ],
  });

const passkeys: SecurityAnswer['passkeys'] = [
  {
    ...{ id: 1, name: 'Work laptop', device: 'Chrome, Windows' },
    ...{ added_at: '2026-10-02T10:02:00-05:00', used_at: '2026-11-20T08:15:00-05:00' },
  },
  { id: 2, name: 'Phone', device: '', added_at: '2026-11-12T19:40:00-05:00', used_at: null },
];

/** Changes wait for a password or code. */
export const NotProved: StoryObj = at({ is_proved: false, has_codes: true, passkeys });
export const NothingYet: StoryObj = at();
export const NewKey: StoryObj = at({
  new_key: { key: KEY, uri: `otpauth://totp/Nordport:ona?secret=${KEY}` },
});
export const CodesAndPasskeys: StoryObj = at({ has_codes: true, recovery_codes_left: 8, passkeys });
export const Small: StoryObj = {
  ...at({ new_key: { key: KEY, uri: `otpauth://totp/Nordport:ona?secret=${KEY}` }, passkeys }),
  globals: { viewport: { value: 'small' } },
};
