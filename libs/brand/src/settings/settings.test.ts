import { describe, expect, test } from 'vitest';
import { readApiSettings } from './api-settings.ts';
import { SettingsRefused, type Environment } from './settings-reader.ts';
import { createProxyTrust } from './trusted-proxies.ts';
import { readWebSettings } from './web-settings.ts';

const SECRET = '5f0c1d9be27a4483a6d1b07f92c35e68410ad7fbe9365c2817a04b6dd3f21c59';
const findBrands = () => ['lt', 'ae'];

const asWeb = (given: Environment) => readWebSettings(given, { findBrands });
const asApi = (given: Environment, paymentProviders: readonly string[] = ['stripe']) =>
  readApiSettings(given, { findBrands, paymentProviders });

const reasonsOf = (read: () => unknown): readonly string[] => {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof SettingsRefused) return error.reasons;
    throw error;
  }
};
const namesOf = (read: () => unknown) => reasonsOf(read).map((reason) => reason.split(':')[0]);

const SHARED = {
  SHOP_PROFILE: 'production',
  SHOP_SECRET: SECRET,
  APP_URLS: 'lt=https://shop.lt,ae=https://shop.ae',
};
const WEB = { ...SHARED, TRUSTED_PROXIES: 'loopback' };
const API = {
  ...SHARED,
  DATABASE_URL: 'postgres://shop@db/shop',
  SMTP_URL: 'smtps://mail.shop.lt',
  FACTOR_KEY: 'c41d7be29f5a4c03b8e6d0912f7a35ce18b04d6fe92a573c6018db4e7f29a653',
  MAIL_FROM: 'no-reply@shop.lt',
};

describe('without any setting', () => {
  test('both servers start in the demo profile, and on this machine only', () => {
    expect(asWeb({})).toMatchObject({ isProduction: false, host: '127.0.0.1', port: 4200 });
    expect(asApi({}, [])).toMatchObject({ isProduction: false, host: '127.0.0.1', port: 4201 });
  });

  test('NODE_ENV does not set the profile: it belongs to React', () => {
    expect(asApi({ NODE_ENV: 'production' }, []).isProduction).toBe(false);
  });
});

describe('where failures are reported', () => {
  test('both servers send the project and the release, and nothing without them', () => {
    const said = { SENTRY_DSN: 'https://key@errors.example/1', SENTRY_RELEASE: 'r7' };
    const reportTo = { dsn: said.SENTRY_DSN, release: 'r7' };
    expect([asWeb(said).reportTo, asApi(said, []).reportTo]).toEqual([reportTo, reportTo]);
    expect([asWeb({}).reportTo, asApi({}, []).reportTo]).toEqual([undefined, undefined]);
  });

  test('an invalid address is refused', () => {
    expect(namesOf(() => asWeb({ SENTRY_DSN: 'key' }))).toEqual(['SENTRY_DSN']);
  });
});

describe('the production profile', () => {
  test('starts when nothing is missing', () => {
    expect(asWeb(WEB)).toMatchObject({ isProduction: true, secret: SECRET, limitsPlaces: true });
    expect(asApi(API)).toMatchObject({ isProduction: true, smtpUrl: API.SMTP_URL });
  });

  test('names everything that is missing at once', () => {
    expect(namesOf(() => asWeb({ SHOP_PROFILE: 'production' }))).toEqual([
      'SHOP_SECRET',
      'APP_URLS',
      'APP_URLS',
      'TRUSTED_PROXIES',
    ]);
    expect(namesOf(() => asApi({ SHOP_PROFILE: 'production' }, []))).toEqual([
      'SHOP_SECRET',
      'APP_URLS',
      'APP_URLS',
      'DATABASE_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'PAYMENT_PROVIDER',
      'FACTOR_KEY',
    ]);
  });

  test.each(['SHOP_SECRET', 'APP_URLS', 'TRUSTED_PROXIES'])('the web server requires %s', (name) => {
    expect(new Set(namesOf(() => asWeb({ ...WEB, [name]: '' })))).toEqual(new Set([name]));
  });

  test.each(['SHOP_SECRET', 'APP_URLS', 'DATABASE_URL', 'SMTP_URL', 'MAIL_FROM'])(
    'the API requires %s',
    (name) => {
      expect(new Set(namesOf(() => asApi({ ...API, [name]: '' })))).toEqual(new Set([name]));
    },
  );

  test('refuses to answer calls without limits, which is for measuring', () => {
    expect(reasonsOf(() => asApi({ ...API, WITHOUT_CALL_LIMITS: '1' }))).toEqual([
      'WITHOUT_CALL_LIMITS: is for measuring only',
    ]);
    expect(asApi(API).limitsCalls).toBe(true);
    expect(asApi({ WITHOUT_CALL_LIMITS: '1' }, []).limitsCalls).toBe(false);
  });

  test('the API names a missing payment provider', () => {
    expect(reasonsOf(() => asApi(API, []))).toEqual([
      'PAYMENT_PROVIDER: none that takes real money is configured',
    ]);
  });

  test('accepts no brand without its own https address', () => {
    const at = (APP_URLS: string) => reasonsOf(() => asApi({ ...API, APP_URLS }));
    expect(at('lt=https://shop.lt')).toEqual(['APP_URLS: names no address for ae']);
    expect(at('lt=https://shop.lt,ae=http://shop.ae')).toEqual(['APP_URLS: the address of ae must be https']);
    expect(at('lt=https://shop.lt,ae=https://ae.localhost')).toEqual([
      'APP_URLS: the address of ae leads to this machine',
    ]);
    expect(reasonsOf(() => asApi({ ...API, APP_URLS: 'lt=https://shop.lt', BRANDS: 'lt' }))).toEqual([]);
  });

  test('accepts no shop without brands', () => {
    expect(reasonsOf(() => readWebSettings(WEB, { findBrands: () => [] }))).toEqual([
      'BRANDS_DIR: holds no built brand',
    ]);
  });

  test('draws no pictures, and shows photographs of a folder', () => {
    expect(asWeb(WEB)).toMatchObject({ drawingWorker: undefined, imageDir: undefined });
    expect(asWeb({ ...WEB, IMAGE_DIR: '/srv/photos' }).imageDir).toBe('/srv/photos');
    expect(namesOf(() => asWeb({ ...WEB, DRAWING_WORKER: 'worker.ts' }))).toEqual(['DRAWING_WORKER']);
    expect(asWeb({ DRAWING_WORKER: 'worker.ts' }).drawingWorker).toBe('worker.ts');
  });

  test('allows neither debugging nor disabled limits', () => {
    expect(asWeb({ ...WEB, SHOP_DEBUG: '1' }).isDebug).toBe(false);
    expect(namesOf(() => asWeb({ ...WEB, PLACE_LIMITS: '0' }))).toEqual(['PLACE_LIMITS']);
  });
});

describe('a secret', () => {
  test.each([
    ['shop-development-secret'],
    ['harbour'],
    ['a'.repeat(64)],
    [SECRET.slice(0, 62)],
    ['thirty-two letters and some more of them, with spaces'],
    ['q7Yw'.repeat(10)],
  ])('"%s" is refused in production', (secret) => {
    expect(namesOf(() => asWeb({ ...WEB, SHOP_SECRET: secret }))).toEqual(['SHOP_SECRET']);
  });

  test.each([
    SECRET,
    'kO2Yv1m0C6tq8Uu3xZ5nBw7eRfTgHjLkPiQsDaXcVb4=',
    'kO2Yv1m0C6tq8Uu3xZ5nBw7eRfTgHjLkPiQsDaXcVb4',
  ])('"%s" holds 32 bytes', (secret) => {
    expect(asWeb({ ...WEB, SHOP_SECRET: secret }).secret).toBe(secret);
  });
});

describe('a demo shop that other machines can reach', () => {
  const OPEN: readonly Environment[] = [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.7' },
    { HOST: 'shop.internal' },
    { APP_URLS: 'lt=https://shop.lt' },
  ];

  test.each(OPEN)('needs an explicit setting, and its own secret: %o', (given) => {
    expect(namesOf(() => asWeb(given))).toEqual(['SHOP_SECRET', 'SHOP_PROFILE']);
    expect(
      namesOf(() => asWeb({ ...given, SHOP_SECRET: 'shop-development-secret', SHOP_PROFILE: 'demo' })),
    ).toEqual(['SHOP_SECRET']);
    expect(asWeb({ ...given, SHOP_SECRET: SECRET, SHOP_PROFILE: 'demo' }).isProduction).toBe(false);
  });

  test('the same holds for the API', () => {
    expect(namesOf(() => asApi({ API_HOST: '0.0.0.0' }, []))).toEqual(['SHOP_SECRET', 'SHOP_PROFILE']);
  });

  test.each(['127.0.0.1', '127.8.9.1', 'localhost', '::1', '[::1]', 'LT.localhost'])(
    '%s is this machine',
    (HOST) => {
      expect(asWeb({ HOST }).host).toBe(HOST);
    },
  );
});

describe('an invalid setting', () => {
  test('is refused by its name', () => {
    expect(namesOf(() => asWeb({ PORT: 'many', RENDER_BUDGET: '-1', API_PORT: '70000' }))).toEqual([
      'API_PORT',
      'PORT',
      'RENDER_BUDGET',
    ]);
    expect(namesOf(() => asWeb({ SHOP_PROFILE: 'prod' }))).toContain('SHOP_PROFILE');
    expect(namesOf(() => asWeb({ TRUSTED_PROXIES: '10.0.0.0/8,proxy' }))).toEqual(['TRUSTED_PROXIES']);
    expect(namesOf(() => asWeb({ APP_URLS: 'lt=shop.lt' }))).toEqual(['APP_URLS']);
    expect(namesOf(() => asApi({ SMTP_URL: 'mail.shop.lt', DATABASE_URL: 'mysql://x' }, []))).toEqual([
      'DATABASE_URL',
      'SMTP_URL',
    ]);
  });

  test('links are read from the web, from a server that stands for it in the demo, or not at all', () => {
    expect(asApi({}, []).linkReader).toBe('off');
    expect(asApi({ LINK_READER: 'http://127.0.0.1:4555' }, []).linkReader).toBe('http://127.0.0.1:4555');
    expect(namesOf(() => asApi({ LINK_READER: 'yes' }, []))).toEqual(['LINK_READER']);
    expect(asApi({ ...API, LINK_READER: 'web' }).linkReader).toBe('web');
    expect(namesOf(() => asApi({ ...API, LINK_READER: 'http://127.0.0.1:4555' }))).toEqual(['LINK_READER']);
  });

  test('that is empty counts as missing', () => {
    expect(asWeb({ PORT: '', HOST: '' })).toMatchObject({ port: 4200, host: '127.0.0.1' });
  });

  test('an address loses the slash at its end', () => {
    const { appUrls } = asWeb({ APP_URLS: 'lt=http://lt.localhost:4200/' });
    expect(appUrls.get('lt')).toBe('http://lt.localhost:4200');
  });
});

describe('a trusted proxy', () => {
  const isTrusted = createProxyTrust(['loopback', '10.1.0.0/16', '2001:db8::/32', '192.0.2.7']);

  test.each([
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '::ffff:10.1.2.3',
    '2001:db8:1::9',
    '192.0.2.7',
  ])('%s is one', (peer) => expect(isTrusted(peer)).toBe(true));

  test.each(['10.2.0.1', '192.0.2.8', '2001:db9::1', 'garbage', '', undefined])('%s is none', (peer) =>
    expect(isTrusted(peer)).toBe(false),
  );
});

describe('bounces and complaints', () => {
  test('are sent to a mailbox of the sender’s host, and read from the data folder by the demo alone', () => {
    expect(asApi({}, [])).toMatchObject({
      bounceAddress: 'bounce@nordport.example',
      reportDir: '.data/mail-reports',
    });
    expect(asApi(API)).toMatchObject({ bounceAddress: 'bounce@shop.lt', reportDir: undefined });
    expect(asApi({ SMTP_URL: 'smtp://127.0.0.1:2525' }, []).reportDir).toBeUndefined();
    const said = { ...API, BOUNCE_ADDRESS: 'back@mail.shop.lt', REPORT_DIR: '/var/mail/bounces' };
    expect(asApi(said)).toMatchObject({ bounceAddress: 'back@mail.shop.lt', reportDir: '/var/mail/bounces' });
  });

  test('are refused to addresses without room for a token, and keys that can be guessed', () => {
    for (const BOUNCE_ADDRESS of ['bounce', 'a+b@shop.lt', `${'a'.repeat(19)}@shop.lt`])
      expect(namesOf(() => asApi({ ...API, BOUNCE_ADDRESS }))).toEqual(['BOUNCE_ADDRESS']);
    expect(namesOf(() => asApi({ ...API, MAIL_WEBHOOK_SECRET: 'secret' }))).toEqual(['MAIL_WEBHOOK_SECRET']);
    expect(asApi({ ...API, MAIL_WEBHOOK_SECRET: SECRET }).mailWebhookSecret).toBe(SECRET);
  });
});
