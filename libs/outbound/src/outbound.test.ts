import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOutbound, type Outbound, type OutboundOptions } from './outbound.ts';
import type { RefusalKind } from './outbound-refused.ts';

const opened: Outbound[] = [];
const outboundOf = (options: Partial<OutboundOptions> = {}) => {
  const outbound = createOutbound({ allowedHosts: ['pictures.example'], ...options });
  opened.push(outbound);
  return outbound;
};
afterEach(() => Promise.all(opened.splice(0).map((outbound) => outbound.close())));

const kindOf = (fetching: Promise<unknown>): Promise<RefusalKind | 'fetched'> =>
  fetching.then(
    () => 'fetched',
    (error: { kind: RefusalKind }) => error.kind,
  );

describe('only allowed hosts are requested', () => {
  const HOSTS_INSIDE = [
    ...['127.0.0.1', '127.1', '127.0.1', '0', '0.0.0.0', '2130706433', '0x7f000001', '0x7f.0.0.1', '0x7f.1'],
    ...['017700000001', '0177.0.0.1', '0177.1', '127.0.0.1.', '１２７.０.０.１', '①②⑦.⓪.⓪.①', '127。0。0。1'],
    ...[
      '10.0.0.1',
      '192.168.1.1',
      '172.16.0.1',
      '169.254.169.254',
      '2852039166',
      '0xa9fea9fe',
      '0251.0376.0251.0376',
    ],
    ...['100.100.100.200', '192.0.0.192', '[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]'],
    ...[
      '[::ffff:7f00:1]',
      '[::ffff:169.254.169.254]',
      '[::127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[2002:7f00:1::]',
    ],
    ...['[fe80::1]', '[fc00::1]', '[fd00:ec2::254]', 'localhost', 'localhost.', 'LOCALHOST', 'api.localhost'],
    ...[
      'metadata.google.internal',
      'instance-data',
      'kubernetes.default.svc',
      '127.0.0.1.nip.io',
      'localtest.me',
    ],
    ...['pictures.example.evil.test', 'evilpictures.example', 'pictures.example.', 'sub.pictures.example'],
    ...['pictures-example', 'pictures.example%2eevil.test', 'pictures.example:8443', 'pictures.example:22'],
  ];

  test.each(HOSTS_INSIDE)('R-IMG-02 https://%s/ is refused before any DNS lookup', async (host) => {
    const resolve = () => expect.unreachable('looked up');
    expect(await kindOf(outboundOf({ resolve }).fetchBytes(`https://${host}/a.png`))).toMatch(
      /host|url|address/,
    );
  });

  const ADDRESSES = [
    ...[
      'http://pictures.example/a.png',
      'https://user@pictures.example/',
      'https://user:secret@pictures.example/',
    ],
    ...[
      'https://pictures.example@127.0.0.1/',
      'https://127.0.0.1#@pictures.example/',
      'https://evil.test?pictures.example',
    ],
    ...[
      'https://evil.test\\@pictures.example/',
      'https:\\\\127.0.0.1\\',
      'https:127.0.0.1',
      'https://evil.test/pictures.example',
    ],
    ...[
      'file:///etc/passwd',
      'file://pictures.example/etc/passwd',
      'ftp://pictures.example/',
      'gopher://pictures.example/_x',
    ],
    ...[
      'data:image/png;base64,AAAA',
      'javascript:alert(1)',
      'blob:https://pictures.example/1',
      'dict://pictures.example:11211/',
    ],
    ...[
      'ws://pictures.example/',
      '//pictures.example/a.png',
      'pictures.example/a.png',
      '/etc/passwd',
      '',
      ' ',
      'https://',
    ],
    `https://pictures.example/${'a'.repeat(3_000)}`,
  ];

  test.each(ADDRESSES)('R-IMG-02 %s is refused', async (address) => {
    const resolve = () => expect.unreachable('looked up');
    expect(await kindOf(outboundOf({ resolve }).fetchBytes(address))).toMatch(/host|url|address/);
  });

  test.each(['127.0.0.1', '[::1]', '[::ffff:10.0.0.1]', '0x7f.1'])(
    'even an allowed host is refused when it is the inside address %s',
    async (host) => {
      const outbound = outboundOf({ allowedHosts: [host] });
      expect(await kindOf(outbound.fetchBytes(`https://${host}/a.png`))).toBe('address');
    },
  );
});

describe('a name that resolves to an internal address is refused at the connection', () => {
  const family = (address: string) => (address.includes(':') ? 6 : 4);

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:192.168.0.1',
    '64:ff9b::a00:1',
  ])('R-IMG-02 pictures.example → %s', async (address) => {
    const outbound = outboundOf({
      resolve: (_, __, answer) => answer(null, [{ address, family: family(address) }]),
    });
    expect(await kindOf(outbound.fetchBytes('https://pictures.example/a.png'))).toBe('address');
  });

  test('one internal address among public ones is enough', async () => {
    const addresses = ['93.184.215.14', '127.0.0.1'].map((address) => ({ address, family: 4 }));
    const outbound = outboundOf({ resolve: (_, __, answer) => answer(null, addresses) });
    expect(await kindOf(outbound.fetchBytes('https://pictures.example/a.png'))).toBe('address');
  });

  test('a name that does not resolve is refused', async () => {
    const outbound = outboundOf({ resolve: (_, __, answer) => answer(null, []) });
    expect(await kindOf(outbound.fetchBytes('https://pictures.example/a.png'))).toBe('address');
  });
});

describe('the answer of an allowed host', () => {
  let server: Server;
  let origin: string;
  let answerWith: RequestListener;
  let asked: number;

  beforeEach(async () => {
    asked = 0;
    server = createServer((request, response) => {
      asked += 1;
      answerWith(request, response);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const here = (options: Partial<OutboundOptions> = {}) =>
    outboundOf({ allowedHosts: [origin], isAllowedAddress: () => true, ...options });

  test('bytes and their type are returned', async () => {
    answerWith = (_, response) => response.setHeader('content-type', 'image/png').end('picture');
    const { bytes, contentType } = await here().fetchBytes(`${origin}/a.png`);
    expect([bytes.toString(), contentType]).toEqual(['picture', 'image/png']);
  });

  test.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed', async (status) => {
    answerWith = (_, response) => response.writeHead(status, { location: `${origin}/inside` }).end();
    expect(await kindOf(here().fetchBytes(`${origin}/a.png`))).toBe('redirect');
    expect(asked).toBe(1);
  });

  test('a missing picture is a refusal', async () => {
    answerWith = (_, response) => response.writeHead(404).end();
    expect(await kindOf(here().fetchBytes(`${origin}/a.png`))).toBe('status');
  });

  test('an announced size over the limit is not read', async () => {
    answerWith = (_, response) =>
      response.writeHead(200, { 'content-length': 2_000 }).end(Buffer.alloc(2_000));
    expect(await kindOf(here({ maxBytes: 1_000 }).fetchBytes(`${origin}/a.png`))).toBe('size');
  });

  test('an endless body is cut at the limit', async () => {
    answerWith = (_, response) => {
      const pouring = setInterval(() => response.write(Buffer.alloc(500)), 1);
      response.on('close', () => clearInterval(pouring));
    };
    expect(await kindOf(here({ maxBytes: 5_000 }).fetchBytes(`${origin}/a.png`))).toBe('size');
  });

  test('a host that does not answer, or trickles, is left after the time-out', async () => {
    answerWith = () => undefined;
    expect(await kindOf(here({ timeoutMs: 100 }).fetchBytes(`${origin}/a.png`))).toBe('time');
    answerWith = (_, response) => {
      const trickling = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(trickling));
    };
    expect(await kindOf(here({ timeoutMs: 100 }).fetchBytes(`${origin}/a.png`))).toBe('time');
  });

  test('a host that closes the connection is a refusal, not a crash', async () => {
    answerWith = (request) => request.socket.destroy();
    expect(await kindOf(here().fetchBytes(`${origin}/a.png`))).toBe('network');
  });
});

test('a wildcard is not a host', () => {
  expect(() => createOutbound({ allowedHosts: ['*.example'] })).toThrow();
});
