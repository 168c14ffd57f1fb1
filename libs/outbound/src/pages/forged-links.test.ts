import { startShopStreet } from '@shop/emulators/shop-street';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPageFetch, type PageFetch, type PageFetchOptions } from './page-fetch.ts';

const anyVisit = async () => undefined;
const opened: PageFetch[] = [];
const fetchOf = (options: Partial<PageFetchOptions> = {}) => {
  const fetch = createPageFetch({ agent: 'ShopLinkReader', ...options });
  opened.push(fetch);
  return fetch;
};
afterAll(() => Promise.all(opened.map((fetch) => fetch.close())));

const kindOf = (fetching: Promise<unknown>): Promise<string> =>
  fetching.then(
    () => 'fetched',
    (error: { kind: string }) => error.kind,
  );

/** Hosts inside, in every way in which they can be written. */
const HOSTS = [
  ...[
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '0',
    '0.0.0.0',
    '0.0',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0x7f.1',
  ],
  ...[
    '017700000001',
    '0177.0.0.1',
    '0177.1',
    '127.0.0.1.',
    '１２７.０.０.１',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '127%2e0%2e0%2e1',
  ],
  ...[
    '10.0.0.1',
    '10.255.255.255',
    '192.168.1.1',
    '172.16.0.1',
    '172.31.255.254',
    '169.254.169.254',
    '2852039166',
  ],
  ...[
    '0xa9fea9fe',
    '0251.0376.0251.0376',
    '169.254.43518',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.192',
    '198.18.0.1',
  ],
  ...['224.0.0.1', '255.255.255.255', '240.0.0.1', '192.88.99.1', '93.184.215.14', '8.8.8.8', '4294967295'],
  ...[
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:169.254.169.254]',
  ],
  ...[
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
    '[fe80::1]',
  ],
  ...['[fc00::1]', '[fd00:ec2::254]', '[ff02::1]', '[2001:db8::1]', '[2606:4700::1111]'],
  ...[
    'localhost',
    'localhost.',
    'LOCALHOST',
    'api.localhost',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
    'localhost.localdomain',
    'printer.local',
  ],
  ...[
    'metadata.google.internal',
    'metadata.google.internal.',
    'instance-data',
    'kubernetes.default.svc.internal',
  ],
  ...[
    'router.lan',
    'nas.home',
    'wiki.corp',
    'wiki.intranet',
    'db.private',
    '1.0.0.127.in-addr.arpa',
    'x.onion',
  ],
  ...[
    'postgres',
    'redis',
    'api',
    'shop_db',
    'a..b.example',
    '-',
    '.',
    '*.example',
    'x.1',
    'shop.example:5432',
  ],
  ...['shop.example:22', 'shop.example:8443', 'shop.example:6379', 'shop.example:4201', 'shop.example:65536'],
];

const WHOLE = [
  ...[
    'file:///etc/passwd',
    'file://shop.example/etc/passwd',
    'ftp://shop.example/',
    'gopher://shop.example/_x',
  ],
  ...[
    'dict://shop.example:11211/',
    'ldap://shop.example/',
    'tftp://shop.example/',
    'jar:http://shop.example!/',
  ],
  ...[
    'data:text/html,x',
    'javascript:alert(1)',
    'blob:https://shop.example/1',
    'ws://shop.example/',
    'about:blank',
  ],
  ...['https://user@shop.example/', 'https://user:secret@shop.example/', 'https://shop.example@127.0.0.1/'],
  ...[
    'https://127.0.0.1#@shop.example/',
    'https://shop.example%40127.0.0.1/',
    'https://127.0.0.1\\@shop.example/',
  ],
  ...[
    'https:127.0.0.1',
    'https:\\\\127.0.0.1\\',
    '//shop.example/',
    'shop.example/p',
    '/etc/passwd',
    '',
    ' ',
    'https://',
  ],
  ...['https://127.0.0.1?shop.example', 'https://127.0.0.1/https://shop.example', 'http://\t127.0.0.1/'],
  ...['https://shop.example:443:80/', `https://shop.example/${'a'.repeat(3_000)}`],
  `https://${'a'.repeat(64)}.example/`,
];
const LINKS = [...HOSTS.map((host) => `http://${host}/p`), ...WHOLE];

test('the list has at least 120 forged links', () => {
  expect(new Set(LINKS).size).toBeGreaterThanOrEqual(120);
});

test.each(LINKS)('%s is refused before any name is looked up', async (link) => {
  const resolve = () => expect.unreachable('looked up');
  expect(await kindOf(fetchOf({ resolve }).fetchPage(link, anyVisit))).toMatch(/^(?:url|host)$/);
});

describe('a name that leads inside is refused at the connection', () => {
  const INSIDE = [
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.20.0.1',
      '192.168.0.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '224.0.0.1',
    ],
    ...[
      '::1',
      '::',
      'fd00::1',
      'fe80::1',
      '::ffff:192.168.0.1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      '2001:0:a00:1::',
    ],
  ];
  const family = (address: string) => (address.includes(':') ? 6 : 4);

  test.each(INSIDE)('shop.example → %s', async (address) => {
    const fetch = fetchOf({
      resolve: (_, __, answer) => answer(null, [{ address, family: family(address) }]),
    });
    expect(await kindOf(fetch.fetchPage('https://shop.example/p', anyVisit))).toBe('address');
  });

  test('one inside address among public ones is enough, and so is none', async () => {
    const both = ['93.184.215.14', '127.0.0.1'].map((address) => ({ address, family: 4 }));
    for (const addresses of [both, []]) {
      const fetch = fetchOf({ resolve: (_, __, answer) => answer(null, addresses) });
      expect(await kindOf(fetch.fetchPage('https://shop.example/p', anyVisit))).toBe('address');
    }
  });
});

describe('on the street', () => {
  let street: Awaited<ReturnType<typeof startShopStreet>>;
  beforeAll(async () => {
    street = await startShopStreet();
  });
  afterAll(() => street.close());
  const here = (options: Partial<PageFetchOptions> = {}) =>
    fetchOf({ standIn: street.origin, timeoutMs: 1_000, ...options });

  test.each(LINKS.filter((link) => !/^$|^ $|^\/|^shop\.example|^https:127|\t|a{64}/.test(link)))(
    'a redirect to %s is not followed',
    async (link) => {
      const asked = street.visits.length;
      const from = `https://to-inside.example/${encodeURIComponent(link)}`;
      expect(await kindOf(here().fetchPage(from, anyVisit))).toMatch(/^(?:url|host|redirect)$/);
      expect(street.visits.length - asked).toBeLessThanOrEqual(1);
    },
  );

  test.each([
    ['endless', 'size'],
    ['huge', 'size'],
    ['silent', 'time'],
    ['dripping', 'time'],
    ['circling', 'redirect'],
    ['nowhere', 'redirect'],
    ['to-file', 'url'],
    ['packed', 'type'],
    ['failing', 'status'],
    ['refusing', 'status'],
    ['hanging', 'network'],
  ])('a shop that is %s is answered: %s', async (name, kind) => {
    const fetch = here({ maxBytes: 500_000 });
    expect(await kindOf(fetch.fetchPage(`https://${name}.example/p`, anyVisit))).toBe(kind);
  });

  test('redirects for ever end after four', async () => {
    const asked = street.visits.length;
    await kindOf(here().fetchPage('https://circling.example/p', anyVisit));
    expect(street.visits.length - asked).toBe(5);
  });

  test('a page is fetched with its own host’s name, also where a redirect leads', async () => {
    const asked: string[] = [];
    const page = await here().fetchPage(
      'https://moved.example/p#part',
      async (url) => void asked.push(url.href),
    );
    expect(page.address).toBe('https://woo-simple.example/p');
    expect(asked).toEqual(['https://moved.example/p', 'https://woo-simple.example/p']);
    expect(street.visits.at(-1)).toMatchObject({ host: 'woo-simple.example', agent: 'ShopLinkReader' });
  });

  test('who must be asked first can refuse a visit', async () => {
    const asked = street.visits.length;
    const refuse = () => Promise.reject(new Error('no'));
    expect(await kindOf(here().fetchPage('https://woo-simple.example/p', refuse))).toBe('network');
    expect(street.visits.length).toBe(asked);
  });
});
