import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { findBarriers } from './axe.ts';
import { mustBeOpenToAll } from './open-to-all.ts';
import { expect, test } from './shop.ts';
import { becomeClient } from './steps.ts';
import { mustBeWhole } from './whole-page.ts';

const PASSWORD = 'ilga diena pie jūras';
const STEP_MS = 30_000;

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** The code that an app shows; `ahead` steps later, because a code is accepted once and none before it. */
const codeOf = (key: string, ahead: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + ahead * STEP_MS });

const openSecurity = async (page: Page): Promise<void> => {
  await page.goto('/en/account-information');
  await main(page).getByRole('link', { name: 'Open the settings' }).click();
  await expect(page).toHaveURL(/\/en\/account-information\/security$/);
};

const prove = async (page: Page): Promise<void> => {
  await main(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Confirm');
  await expect(main(page).getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
};

/** The key that the page shows beside the picture, and the recovery codes after its first code. */
const turnCodesOn = async (page: Page): Promise<{ key: string; recovery: string[] }> => {
  await press(page, 'Turn codes on');
  await expect(main(page).getByRole('img', { name: 'QR code with the key for the app' })).toBeVisible();
  const shown = await main(page)
    .getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/)
    .innerText();
  const key = shown.replaceAll(' ', '');
  await main(page).getByLabel(/^Code/).fill('000000');
  await press(page, 'Confirm and turn on');
  await expect(main(page).getByRole('alert').first()).toBeVisible();
  await main(page).getByLabel(/^Code/).fill(codeOf(key, 0));
  await press(page, 'Confirm and turn on');
  await expect(main(page)).toContainText('Codes are turned on.');
  const recovery = (await main(page).innerText()).match(/\b[a-z0-9]{5}-[a-z0-9]{5}\b/g) ?? [];
  return { key, recovery };
};

/** The session is forgotten with no page open: one would still call with it. */
const becomeGuest = async (page: Page): Promise<void> => {
  await page.goto('about:blank');
  await page.context().clearCookies();
};

const enterPassword = async (page: Page, email: string): Promise<void> => {
  await becomeGuest(page);
  await page.goto('/en/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Log in');
};

const enterCode = async (page: Page, code: string): Promise<void> => {
  await main(page).getByLabel(/^Code/).fill(code);
  await press(page, 'Log in');
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    // Only scripts know that the screen is wide.
    const home = javaScriptEnabled ? /\/en\/account-information$/ : /\/en\/user-account$/;

    test('a client turns codes on, and logs in by password and code, or by a recovery code once', async ({
      page,
      faults,
    }) => {
      test.slow();
      const email = await becomeClient(page);
      await openSecurity(page);
      await prove(page);
      const { key, recovery } = await turnCodesOn(page);
      expect(recovery).toHaveLength(10);
      if (javaScriptEnabled) {
        expect(await findBarriers(page), 'recovery codes').toEqual([]);
        await mustBeWhole(page, 'recovery codes');
      }

      await enterPassword(page, email);
      await expect(main(page)).toContainText('Enter the code that your authenticator app shows now.');
      await enterCode(page, '000000');
      await expect(main(page).getByRole('alert').first()).toBeVisible();
      await enterCode(page, codeOf(key, 1));
      await expect(page).toHaveURL(home);

      await enterPassword(page, email);
      await enterCode(page, recovery[0] ?? '');
      await expect(page).toHaveURL(home);
      await enterPassword(page, email);
      await enterCode(page, recovery[0] ?? '');
      await expect(main(page).getByRole('alert').first()).toBeVisible();
      await enterCode(page, recovery[1] ?? '');
      await expect(page).toHaveURL(home);
      await openSecurity(page);
      await expect(main(page)).toContainText('Unused recovery codes: 8');
      await prove(page);
      await press(page, 'Turn codes off');
      await expect(main(page)).toContainText('Codes are turned off.');
      // Chromium itself reports the status of each refusal as an error.
      expect(faults.splice(0).filter((fault) => !fault.includes('422'))).toEqual([]);
    });
  });

test('a client adds a passkey, logs in with it, and removes it', async ({ page }) => {
  test.slow();
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  await becomeClient(page);
  await openSecurity(page);
  await mustBeOpenToAll(page, 'security');
  await prove(page);
  await main(page).getByLabel('Name of the passkey').fill('My telephone');
  await press(page, 'Add a passkey');
  await expect(main(page)).toContainText('The passkey is added.');
  await expect(main(page)).toContainText('My telephone');
  await mustBeWhole(page, 'passkeys');

  await becomeGuest(page);
  await page.goto('/en/login?redirect=/delivery-addresses');
  await press(page, 'Use a passkey');
  await expect(page).toHaveURL(/\/en\/delivery-addresses$/);
  await openSecurity(page);
  await expect(main(page)).toContainText('Last used');
  await prove(page);
  await press(page, 'Remove My telephone');
  await expect(main(page)).toContainText('The passkey is removed.');
  await expect(main(page)).toContainText('No passkeys yet');
});
