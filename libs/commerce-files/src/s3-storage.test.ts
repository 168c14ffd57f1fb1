import { startS3Emulator } from '@shop/emulators/s3';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createS3Storage } from './s3-storage.ts';

const NOW = new Date('2026-03-02T10:00:00Z');
const credentials = { keyId: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG', region: 'eu-central-1' };
const NAME = 'A'.repeat(21) + '_';
const BYTES = Buffer.from([0xff, 0xd8, 0x00, 0x0a, 0xfe]);

let emulator: Awaited<ReturnType<typeof startS3Emulator>>;
beforeAll(async () => {
  emulator = await startS3Emulator({ credentials, bucket: 'claims', clock: () => NOW });
});
afterEach(() => {
  emulator.objects.clear();
  emulator.requests.length = 0;
  emulator.faults.clear();
});
afterAll(() => emulator.close());

const storage = (changes: Partial<Parameters<typeof createS3Storage>[0]> = {}) =>
  createS3Storage({ ...credentials, url: emulator.url, clock: () => NOW, timeoutMs: 1_000, ...changes });

test('bytes are put, got as they were, and removed; an unknown name has none', async () => {
  const files = storage();
  await files.put(NAME, BYTES);
  expect(emulator.objects.get(NAME)).toEqual(BYTES);
  expect(await files.get(NAME)).toEqual(BYTES);
  await files.remove(NAME);
  expect(await files.get(NAME)).toBeNull();
  await files.remove(NAME);
});

test('a file of ten megabytes passes', async () => {
  const large = Buffer.alloc(10 * 1024 * 1024, 7);
  // Signing and sending it takes more than a second on a busy machine.
  const files = storage({ timeoutMs: 10_000 });
  await files.put(NAME, large);
  expect((await files.get(NAME))?.equals(large)).toBe(true);
});

describe('the bucket lets in', () => {
  test.each([
    ['no other secret', { secret: 'another' }],
    ['no other key', { keyId: 'OTHER' }],
    ['no other region', { region: 'us-east-1' }],
    ['no old request', { clock: () => new Date('2026-03-02T08:00:00Z') }],
  ])('%s', async (_what, changes) => {
    await expect(storage(changes).put(NAME, BYTES)).rejects.toThrow('the file storage answered 403 to PUT');
    expect(emulator.objects.size).toBe(0);
  });

  test('nothing without a signature', async () => {
    expect((await fetch(`${emulator.url}/${NAME}`)).status).toBe(403);
  });
});

test('a wrong bucket is a defect of the settings', async () => {
  const elsewhere = storage({ url: `${emulator.origin}/other` });
  await expect(elsewhere.put(NAME, BYTES)).rejects.toThrow('does not exist');
});

test.each(['500', '503', '429'] as const)('a single %s is tried again', async (kind) => {
  emulator.faults.plan({ when: 'before', kind, times: 1 });
  await storage({ timeoutMs: 5_000 }).put(NAME, BYTES);
  expect(emulator.objects.get(NAME)).toEqual(BYTES);
});

test.each(['timeout', 'reset'] as const)(
  'a storage that does not answer (%s) makes the call unavailable',
  async (kind) => {
    emulator.faults.plan({ when: 'before', kind, times: 20 });
    await expect(storage({ timeoutMs: 300 }).get(NAME)).rejects.toMatchObject({ status: 503 });
  },
);

test('a name that is not the shop’s own is never asked for', async () => {
  for (const name of ['../secrets', 'a/b', '', 'A'.repeat(23)])
    await expect(storage().get(name)).rejects.toThrow();
  expect(emulator.requests).toEqual([]);
});
