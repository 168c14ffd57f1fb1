import { readApiSettings, readWebSettings, SettingsRefused, type Environment } from '@shop/brand/settings';
import { createTestApp } from '../testing/test-app.ts';
import { madeUpEntry } from '../testing/made-up-entry.ts';
import { row, type Proof } from './proof.ts';

const findBrands = () => ['lt', 'ae'];

/** The settings that production requires, by the name in a refusal. */
const COMPLETE: Environment = {
  SHOP_SECRET: '5f0c1d9be27a4483a6d1b07f92c35e68410ad7fbe9365c2817a04b6dd3f21c59',
  APP_URLS: 'lt=https://shop.lt,ae=https://shop.ae',
  DATABASE_URL: 'postgres://shop@db/shop',
  SMTP_URL: 'smtps://mail.shop.lt',
  FACTOR_KEY: 'c41d7be29f5a4c03b8e6d0912f7a35ce18b04d6fe92a573c6018db4e7f29a653',
  MAIL_FROM: 'no-reply@shop.lt',
  PAYMENT_PROVIDER: 'given by the test',
  TRUSTED_PROXIES: 'loopback',
};
const NAMES = Object.keys(COMPLETE);
const OF_WEB = ['SHOP_SECRET', 'APP_URLS', 'TRUSTED_PROXIES'];
const OF_API = NAMES.filter((name) => name !== 'TRUSTED_PROXIES');

const DOORS = [
  '/dev/mailbox',
  '/dev/mails',
  '/dev/mailbox.json',
  '/dev/trackers',
  '/dev/trackers.json',
  '/dev/trackers/pixel.js',
  '/dev/mailbox/1',
  '/dev/pay/x',
  '/api/docs',
  '/api/docs/json',
];

const refusedNames = (read: () => unknown): string => {
  try {
    read();
    return '';
  } catch (error) {
    if (!(error instanceof SettingsRefused)) throw error;
    return [...new Set(error.reasons.map((reason) => reason.split(':')[0]))].sort().join();
  }
};

/** Whether both servers name exactly what is missing. */
const areNamed = (missing: readonly string[]): boolean => {
  const kept = Object.entries(COMPLETE).filter(([name]) => !missing.includes(name));
  const given = { ...Object.fromEntries(kept), SHOP_PROFILE: 'production' };
  const paymentProviders = missing.includes('PAYMENT_PROVIDER') ? [] : ['bank'];
  const wanted = (needed: readonly string[]) =>
    needed
      .filter((name) => missing.includes(name))
      .sort()
      .join();
  return (
    refusedNames(() => readWebSettings(given, { findBrands })) === wanted(OF_WEB) &&
    refusedNames(() => readApiSettings(given, { findBrands, paymentProviders })) === wanted(OF_API)
  );
};

const countOpenDoors = async (): Promise<number> => {
  const shop = await createTestApp({ isProduction: true, entries: [madeUpEntry({ profile: 'production' })] });
  try {
    const answers = await Promise.all(DOORS.map((url) => shop.app.inject({ url })));
    return answers.filter(({ statusCode }) => statusCode !== 404).length;
  } finally {
    await shop.close();
  }
};

/**
 * Production with every combination of missing settings, and the demo profile's pages in it. The size has no effect.
 */
export const strictProfile: Proof = async () => {
  const combinations = Array.from({ length: 2 ** NAMES.length }, (_, bits) =>
    NAMES.filter((_name, at) => bits & (1 << at)),
  );
  const wrong = combinations.filter((missing) => !areNamed(missing)).length;
  const open = await countOpenDoors();
  return row(
    `production with ${combinations.length} combinations of missing settings, and ${DOORS.length} development doors`,
    'each refused by name, all doors shut',
    `${wrong} not named, ${open} doors open`,
    wrong === 0 && open === 0,
  );
};
