import { expect, test } from 'vitest';
import { aBrand } from '../testing/a-web-server.ts';
import { headersWithField, securityPolicy } from './security-headers.ts';

const brand = aBrand('lt');
const directives = (policy = '') =>
  new Map(
    policy.split('; ').map((one): [string, string] => {
      const [name = '', ...values] = one.split(' ');
      return [name, values.join(' ')];
    }),
  );
const PROVIDER = {
  scripts: ['https://js.provider.example', 'https://*.js.provider.example'],
  frames: ['https://js.provider.example', 'https://*.js.provider.example'],
  calls: ['https://api.provider.example'],
};

test('a page with a provider’s field may use the provider’s origins, and nothing else is wider', () => {
  const plain = directives(securityPolicy(brand));
  const headers = headersWithField(brand, PROVIDER);
  const wide = directives(headers['content-security-policy']);
  expect(wide.get('frame-src')).toBe(`${plain.get('frame-src')} ${PROVIDER.frames.join(' ')}`);
  expect(wide.get('script-src')).toBe(`${plain.get('script-src')} ${PROVIDER.scripts.join(' ')}`);
  expect(wide.get('connect-src')).toBe(`${plain.get('connect-src')} ${PROVIDER.calls.join(' ')}`);
  for (const [name, values] of plain)
    if (!['script-src', 'connect-src', 'frame-src'].includes(name)) expect(wide.get(name)).toBe(values);
  expect(headers['permissions-policy']).toContain('payment=(self "https://js.provider.example")');
});

test('an emulator on this machine is an origin too', () => {
  const origin = 'http://127.0.0.1:4001';
  const { 'content-security-policy': policy } = headersWithField(brand, {
    ...{ scripts: [origin], frames: [origin], calls: [origin] },
  });
  expect(directives(policy).get('frame-src')?.split(' ')).toContain(origin);
});

test.each([
  "'unsafe-inline'",
  '*',
  'https://*',
  'http://far.example',
  'data:',
  'https://a.example; img-src *',
])('%s is no origin, and is left out', (host) => {
  const headers = headersWithField(brand, { scripts: [host], frames: [host], calls: [host] });
  expect(headers['content-security-policy']).toBe(securityPolicy(brand));
});
