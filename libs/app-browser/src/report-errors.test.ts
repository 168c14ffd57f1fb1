import { expect, test, vi } from 'vitest';
import { reportErrors } from './report-errors.ts';

const sentry = vi.hoisted(() => ({ init: vi.fn(), captureException: vi.fn() }));
vi.mock('@sentry/react', () => sentry);

test('errors are reported of a build by its release, under which its source maps lie', () => {
  const early = new Error('before the reporter was there');
  reportErrors({ dsn: 'https://key@errors.example/1', release: 'b7Xq' }, 'lt', [early]);
  expect(sentry.init).toHaveBeenCalledWith(
    expect.objectContaining({ dsn: 'https://key@errors.example/1', release: 'b7Xq' }),
  );
  expect(sentry.captureException).toHaveBeenCalledWith(early);
});
