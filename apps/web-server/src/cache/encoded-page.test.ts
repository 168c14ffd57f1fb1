import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, EncodedPage } from './encoded-page.ts';

const html = Buffer.from('<p>Kaina iki jūsų durų</p>'.repeat(2_000));
const aPage = () => new EncodedPage(html, ['config']);

test('a cached page takes the size of its compressed bytes, not of its text', async () => {
  const page = aPage();
  expect(page.size).toBeLessThan(html.length / 10);
  await page.bytes('br');
  expect(page.size).toBeLessThan(html.length / 10);
});

test('it is the same page in every encoding, requested in any order', async () => {
  for (const order of [
    ['br', 'gzip', 'identity'],
    ['identity', 'gzip', 'br'],
  ] as const) {
    const page = aPage();
    const read = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Uint8Array) => bytes };
    for (const encoding of order) expect(read[encoding](await page.bytes(encoding))).toEqual(html);
    expect(page.ready('br')).toBeDefined();
  }
});

test('the cache is notified when another encoding makes the entry larger', async () => {
  const page = aPage();
  const sizes = [page.size];
  page.onGrow(() => sizes.push(page.size));
  await page.bytes('gzip');
  expect(sizes[1]).toBeGreaterThan(sizes[0] ?? 0);
});

test('holds no more memory than it counts', async () => {
  const page = aPage();
  const room = () => page.quick?.buffer.byteLength ?? page.ready('br')?.buffer.byteLength;
  expect(room()).toBe(page.quick?.length);
  await page.bytes('br');
  expect(room()).toBe(page.ready('br')?.length);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0.001', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['BR', 'br'],
  ['*', 'br'],
  ['gzip, *;q=0', 'gzip'],
  ['x-br, x-gzip', 'identity'],
  ['deflate', 'identity'],
  ['identity', 'identity'],
  ['*;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  [`${','.repeat(2_000)}br`, 'br'],
  ['\0;;q=q,=', 'identity'],
])('a browser that accepts "%s" gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
