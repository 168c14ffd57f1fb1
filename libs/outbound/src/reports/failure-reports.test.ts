import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openFailureReports, type FailureReports } from './failure-reports.ts';
import { reportLogged } from './report-logged.ts';

type Sent = {
  type: string;
  item: {
    release?: string;
    tags?: { server?: string };
    exception?: { values: { type: string; value: string }[] };
  };
};

/** What an error project received, item by item. */
const received: Sent[] = [];
let project: Server;
let reports: FailureReports;
let asked = 0;
const dsn = () => `http://key@127.0.0.1:${(project.address() as AddressInfo).port}/1`;

beforeAll(async () => {
  project = createServer((request, response) => {
    asked += 1;
    void text(request).then((envelope) => {
      const [, ...lines] = envelope.trim().split('\n');
      for (let at = 0; at + 1 < lines.length; at += 2)
        received.push({
          type: (JSON.parse(lines[at]!) as { type: string }).type,
          item: JSON.parse(lines[at + 1]!) as Sent['item'],
        });
      response.end('{}');
    });
  });
  await new Promise<void>((listens) => project.listen(0, '127.0.0.1', listens));
  reports = await openFailureReports({ dsn: dsn(), release: 'r7', server: 'api' });
});
afterAll(async () => {
  await reports.close();
  await new Promise((closed) => project.close(closed));
});
beforeEach(() => {
  received.length = 0;
  vi.restoreAllMocks();
});

const errors = () => received.filter(({ type }) => type === 'event').map(({ item }) => item);
const toldOf = () => errors().map(({ exception }) => exception?.values[0]?.value);
/** From 0.2 on no trace is made: here the project's own requests would be traced. */
const roll = (chance: number) => vi.spyOn(Math, 'random').mockReturnValue(chance);

test('without a project nothing is sent, and the reporter is not loaded', async () => {
  const alone = await openFailureReports(undefined);
  const before = asked;
  alone.report(new Error('x'));
  await alone.close();
  expect(asked).toBe(before);
});

test('a failure is sent with its server and release, and without personal data', async () => {
  roll(0.3);
  reports.report(new Error('no client rasa@shopper.example'));
  await vi.waitFor(() => expect(toldOf()).toEqual(['no client ***']));
  expect(errors()[0]).toMatchObject({ release: 'r7', tags: { server: 'api' } });
  expect(JSON.stringify(received)).not.toContain('rasa@');
});

test('half of the failures are sent, a 504 always, and missing files of a deploy never', async () => {
  roll(0.3);
  reports.report(new Error('Failed to fetch dynamically imported module: /assets/x.js'));
  reports.report(new Error('half of them'));
  await vi.waitFor(() => expect(toldOf()).toEqual(['half of them']));
  roll(0.5);
  reports.report(new Error('the other half'));
  reports.report(Object.assign(new Error('the gateway gave up'), { status: 504 }));
  await vi.waitFor(() => expect(toldOf()).toEqual(['half of them', 'the gateway gave up']));
});

/** A server of its own process, since it would trace the requests to the project too. */
const SERVER = `
  import { createServer } from 'node:http';
  import { openFailureReports } from ${JSON.stringify(new URL('./failure-reports.ts', import.meta.url).href)};
  Math.random = () => 0.1;
  const reports = await openFailureReports({ dsn: process.argv[1], server: 'web' });
  const server = createServer((_request, response) => response.end('x'));
  await new Promise((listens) => server.listen(0, '127.0.0.1', listens));
  const at = 'http://127.0.0.1:' + server.address().port;
  await (await fetch(at + '/lt/search?s=my-wish', { headers: { cookie: 'shop_session=token', 'user-agent': 'Netscape', 'x-forwarded-for': '203.0.113.7' } })).text();
  await reports.close();
  server.close();
`;

test('a trace names the page without the search term, and no data of the visitor', async () => {
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', SERVER, dsn()]);
  const traces = () =>
    received.filter(({ type, item }) => type === 'transaction' && item.tags?.server === 'web');
  await vi.waitFor(() => expect(traces()).toHaveLength(1));
  const said = JSON.stringify(traces());
  expect(said).toContain('/lt/search');
  expect(said).not.toMatch(/my-wish|shop_session|203\.0\.113|Netscape/);
});

test('an error in the log is reported once, and stays a structured line of the log', () => {
  const lines: string[] = [];
  const sink = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) });
  const told: unknown[] = [];
  const log = pino({ level: 'info', hooks: reportLogged((error) => told.push(error)) }, sink);
  const [defect, refusal, late] = [new Error('defect'), new Error('refused'), new Error('late')];
  log.child({ part: 'orders' }).error({ err: defect, url: '/api/x' }, 'failed');
  log.fatal(late);
  log.warn({ err: refusal }, 'refused');
  log.error('words alone');
  expect(told).toEqual([defect, late]);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'failed',
    'late',
    'refused',
    'words alone',
  ]);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 50, part: 'orders', err: { message: 'defect' } });
});
