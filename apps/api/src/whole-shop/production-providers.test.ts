import { readApiSettings, SettingsRefused, type Environment } from '@shop/brand/settings';
import { expect, describe, onTestFinished, test } from 'vitest';
import { providerEntries, realProviderIds, refusedOfProviders } from '../payment-providers.ts';
import { createReadyProviders } from '../ready-providers.ts';
import { createWholeShop } from '../testing/whole-shop.ts';

/** What production needs in addition to a payment provider. */
const COMPLETE: Environment = {
  SHOP_PROFILE: 'production',
  SHOP_SECRET: '5f0c1d9be27a4483a6d1b07f92c35e68410ad7fbe9365c2817a04b6dd3f21c59',
  APP_URLS: 'lt=https://shop.lt',
  DATABASE_URL: 'postgres://shop@db/shop',
  SMTP_URL: 'smtps://mail.shop.lt',
  FACTOR_KEY: 'c41d7be29f5a4c03b8e6d0912f7a35ce18b04d6fe92a573c6018db4e7f29a653',
  MAIL_FROM: 'no-reply@shop.lt',
};

/** The settings of one account at each provider of real money. */
const ACCOUNTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  montonio: { MONTONIO_ACCESS_KEY: 'the-access-key', MONTONIO_SECRET_KEY: 'the-secret-key' },
  paypal: {
    PAYPAL_CLIENT_ID: 'the-client',
    PAYPAL_CLIENT_SECRET: 'the-secret-of-the-client',
    PAYPAL_WEBHOOK_ID: '1JE4291016473214C',
  },
  stripe: { STRIPE_SECRET_KEY: 'rk_live_ofTheShop', STRIPE_WEBHOOK_SECRET: 'whsec_ofTheShop' },
};
const REAL = providerEntries.filter(({ profile }) => profile === 'production');

const start = (providerSettings: Environment) => {
  const given = { ...COMPLETE, ...providerSettings };
  return readApiSettings(given, {
    findBrands: () => ['lt'],
    paymentProviders: realProviderIds(given),
    refusedOfProviders: (isProduction) => refusedOfProviders({ isProduction, settings: given }),
  });
};
const reasonsOf = (providerSettings: Environment): readonly string[] => {
  try {
    start(providerSettings);
    return [];
  } catch (error) {
    if (error instanceof SettingsRefused) return error.reasons;
    throw error;
  }
};

test('every real payment provider is tested here', () => {
  expect(Object.keys(ACCOUNTS).toSorted()).toEqual(REAL.map(({ id }) => id).toSorted());
});

describe.each(REAL.map((entry) => [entry.id, entry] as const))('production with only %s', (id, entry) => {
  const account = ACCOUNTS[id] ?? {};

  test('starts, and offers only the methods of that provider', async () => {
    expect(start(account).isProduction).toBe(true);
    const shop = await createWholeShop({ isProduction: true, providerSettings: account });
    onTestFinished(shop.close);
    expect([...createReadyProviders(shop.deps).webhooks.keys()]).toEqual([id]);
    const { checkout } = await shop.readyToPlace(3, 1, {
      payment_processor_id: entry.methods[0]?.id ?? -1,
    });
    expect(checkout.payment_methods.map((method) => method.id)).toEqual(entry.methods.map((one) => one.id));
  });

  test.each(entry.settings.map((name) => [name]))('is refused at start without %s', (name) => {
    expect(reasonsOf({ ...account, [name]: '' })).toContain(
      `${name}: is missing, while others of its provider are set`,
    );
  });

  test.each(entry.settings.map((name) => [name]))('is refused at start if a brand has only %s', (name) => {
    const missing = entry.settings.filter((other) => other !== name).map((other) => `${other}_LT`);
    expect(reasonsOf({ ...account, [`${name}_LT`]: 'one' }).map((reason) => reason.split(':')[0])).toEqual(
      missing,
    );
  });

  test.each(['https://sandbox.provider.example', 'http://127.0.0.1:4000'])(
    'is refused at start with the address %s',
    (address) => {
      const { setting = '', real = '' } = entry.address ?? {};
      expect(reasonsOf({ ...account, [setting]: address })).toEqual([
        'PAYMENT_PROVIDER: none that takes real money is configured',
        `${setting}: must be left out, or be ${real}`,
      ]);
    },
  );
});

test('production refuses test keys of any account at start, and prints no value', () => {
  const { STRIPE_WEBHOOK_SECRET = '' } = ACCOUNTS['stripe'] ?? {};
  const reasons = reasonsOf({
    ...{ STRIPE_SECRET_KEY: 'sk_test_hidden', STRIPE_WEBHOOK_SECRET },
    ...{ STRIPE_SECRET_KEY_LT: 'rk_test_hidden', STRIPE_WEBHOOK_SECRET_LT: 'whsec_1' },
  });
  expect(reasons).toEqual([
    'STRIPE_SECRET_KEY: is a test key, which api.stripe.com must not get',
    'STRIPE_SECRET_KEY_LT: is a test key, which api.stripe.com must not get',
  ]);
});

test('all faults of providers and other settings are reported together', () => {
  const reasons = reasonsOf({ ...ACCOUNTS['paypal'], MONTONIO_ACCESS_KEY: 'half', SMTP_URL: '' });
  expect(reasons.map((reason) => reason.split(':')[0])).toEqual(['SMTP_URL', 'MONTONIO_SECRET_KEY']);
});
