import { afterEach, expect, test, vi } from 'vitest';
import { reportErrors } from './report-errors.ts';

const sentry = vi.hoisted(() => ({
  init: vi.fn(),
  captureException: vi.fn(),
  addIntegration: vi.fn(),
  browserTracingIntegration: vi.fn(() => 'tracing'),
  replayIntegration: vi.fn((options: object) => options),
}));
vi.mock('@sentry/react', () => sentry);
afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

type Options = {
  beforeSend: (event: object, hint: { originalException?: unknown }) => object | null;
  beforeSendTransaction: (event: object) => object;
};

const start = (allowsReplay = false, caughtBefore: readonly unknown[] = []) => {
  const project = { dsn: 'https://key@errors.example/1', release: 'b7Xq' };
  const report = reportErrors({
    project,
    brand: 'lt',
    consent: { allows: () => allowsReplay },
    caughtBefore,
  });
  return { report, options: sentry.init.mock.lastCall?.[0] as Options };
};

test('errors are reported with the release of the build, under which its source maps are stored', () => {
  const early = new Error('before the reporter was there');
  const { report } = start(false, [early]);
  expect(sentry.init).toHaveBeenCalledWith(
    expect.objectContaining({ dsn: 'https://key@errors.example/1', release: 'b7Xq' }),
  );
  report('later');
  expect(sentry.captureException.mock.calls).toEqual([[early], ['later']]);
});

test('R-REP-03 the sample rates are those of the specification', () => {
  const { options } = start();
  expect(options).toMatchObject({
    tracesSampleRate: 0.2,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
  });
  const chance = vi.spyOn(Math, 'random');
  const send = (roll: number) => {
    chance.mockReturnValue(roll);
    return options.beforeSend({ message: 'x' }, {});
  };
  expect([send(0.49), send(0.5)]).toEqual([{ message: 'x' }, null]);
});

test('R-REP-01 R-REP-02 a missing file is never sent, and a gateway time-out always', () => {
  const { options } = start();
  const chance = vi.spyOn(Math, 'random');
  const send = (message: string) => options.beforeSend({}, { originalException: new Error(message) });
  chance.mockReturnValue(0);
  for (const message of [
    'Failed to fetch dynamically imported module: /assets/x.js',
    'Importing a module script failed.',
    'Failed to load build meta',
    'Unable to preload CSS for /assets/x.css',
  ])
    expect(send(message), message).toBeNull();
  chance.mockReturnValue(0.99);
  expect(send('POST /api/cart/add: 504 Gateway Timeout')).toEqual({});
  expect(send('x is not a function')).toBeNull();
});

test('no data of the visitor is sent', () => {
  const { options } = start();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const event = { user: { id: 1 }, request: { url: '/lt/search?s=name', cookies: {} } };
  const sent = { request: { url: '/lt/search?s', method: undefined } };
  expect(options.beforeSend(event, {})).toEqual(sent);
  expect(options.beforeSendTransaction(event)).toEqual(sent);
  expect(options, 'else traces go past it').toMatchObject({ traceLifecycle: 'static' });
});

test('a session is recorded with the visitor’s consent only, every text masked', async () => {
  start(false);
  start(true);
  await vi.waitFor(() => expect(sentry.addIntegration).toHaveBeenCalledTimes(1));
  expect(sentry.replayIntegration).toHaveBeenCalledExactlyOnceWith({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    useCompression: false,
  });
});
