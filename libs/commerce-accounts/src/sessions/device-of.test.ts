import { expect, test } from 'vitest';
import { deviceOf } from './device-of.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    { browser: 'Chrome', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0',
    { browser: 'Firefox', system: 'Android' },
  ],
])('%s is recognised', (userAgent, device) => {
  expect(deviceOf(userAgent, '84.15.12.201')).toEqual({ ...device, place: '84.15.12.*' });
});

test('an unknown agent is not a device, and no long text is stored', () => {
  expect(deviceOf('', '')).toEqual({ browser: null, system: null, place: null });
  const { browser, system } = deviceOf(`${'x'.repeat(5_000)}/1.0`, '');
  expect((browser ?? '').length).toBeLessThanOrEqual(40);
  expect(system).toBeNull();
});
