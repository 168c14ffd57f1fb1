import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createFiles } from '@shop/commerce-files';
import { LARGEST_FILE } from '@shop/commerce-files/bounds';
import { aPdf, aPng } from '@shop/commerce-files/testing';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { sendFile } from '../testing/send-file.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

const storage = createMemoryStorage();
let shop: WholeShop;
beforeAll(async () => {
  shop = await createWholeShop({ fileStorage: storage });
});
afterEach(() => shop.reset());
afterAll(() => shop.close());

const send = (bytes: Uint8Array, as = {}) => sendFile(shop, bytes, as);

/** The bytes that the shop has kept of a sent file. */
const keptBytes = async (key: string): Promise<Buffer> => {
  const { stored_as } = await shop.db
    .selectFrom('kept_file')
    .select('stored_as')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return (await storage.get(stored_as)) ?? Buffer.alloc(0);
};

const keptRows = () => shop.db.selectFrom('kept_file').selectAll().execute();

const photo = () => sharp({ create: { width: 60, height: 30, channels: 3, background: '#c02020' } });

describe('a picture', () => {
  test('loses the place where it was taken and every other metadata, and is upright', async () => {
    const taken = await photo()
      .withExif({
        IFD0: { Make: 'SecretPhone', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 41/1 15/1', GPSLongitudeRef: 'E' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(taken).metadata();
    expect([before.orientation, before.exif === undefined]).toEqual([6, false]);
    const { status, key, kind } = await send(taken);
    expect([status, kind]).toEqual([200, 'picture']);
    const kept = await keptBytes(key);
    const after = await sharp(kept).metadata();
    expect(after).toMatchObject({ format: 'jpeg', width: 30, height: 60 });
    expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(kept.toString('latin1')).not.toMatch(/SecretPhone|Exif|GPS/);
  });

  test('that is a page of HTML at the same time is kept without the page', async () => {
    const jpeg = await photo().jpeg().toBuffer();
    const page = Buffer.from('<html><script>alert(document.cookie)</script></html>');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, page.length + 2]), page]);
    const polyglot = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), page]);
    const { status, key } = await send(polyglot, { type: 'text/html' });
    expect(status).toBe(200);
    const kept = await keptBytes(key);
    expect(kept.toString('latin1')).not.toMatch(/script|html/);
    expect(kept.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  });

  test.each([
    ['of 40,000 pixels a side', aPng(40_000, 40_000, 1_000), 'picture_too_large'],
    ['of 40,000 by 10 pixels', aPng(40_000, 10), 'picture_too_large'],
    ['that unpacks to hundreds of megabytes', aPng(19_000, 19_000, 361_019_000), 'picture_too_large'],
    ['that unpacks to less than it says', aPng(600, 600, 10), 'picture_broken'],
  ])('%s is refused before it costs anything', async (_what, bytes, code) => {
    expect(bytes.length).toBeLessThan(1024 * 1024);
    const since = performance.now();
    expect(await send(bytes)).toMatchObject({ status: 422, code });
    expect(performance.now() - since).toBeLessThan(5_000);
    expect(await keptRows()).toEqual([]);
  });

  test('whose data unpack to far more than its size is kept in its size, or refused', async () => {
    const bomb = aPng(100, 100, 200_000_000);
    const { status, key } = await send(bomb);
    if (status === 200) expect(await sharp(await keptBytes(key)).metadata()).toMatchObject({ width: 100 });
    else expect(status).toBe(422);
  });

  test('that is cut off is refused', async () => {
    const whole = await sharp({
      create: {
        ...{ width: 400, height: 400, channels: 3, background: 'red' },
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    expect(await send(whole.subarray(0, whole.length / 2))).toMatchObject({
      status: 422,
      code: 'picture_broken',
    });
    expect(await keptRows()).toEqual([]);
  });

  test('larger than a screen is made smaller, and transparency becomes white', async () => {
    const wide = await sharp({
      create: { width: 5_000, height: 2_000, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const kept = await keptBytes((await send(wide)).key);
    const { width, height } = await sharp(kept).metadata();
    expect([width, height]).toEqual([2_560, 1_024]);
    const { dominant } = await sharp(kept).stats();
    expect([dominant.r, dominant.g, dominant.b].every((one) => one > 240)).toBe(true);
  });
});

describe('a file is what its first bytes say', () => {
  test.each([
    ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a program', 'MZ\x90\0\x03'],
    ['an archive', 'PK\x03\x04'],
    ['an animation', 'GIF89a'],
    ['nothing', ''],
  ])('%s is refused, whatever its type is called', async (_what, text) => {
    const said = await send(Buffer.from(text, 'latin1'), { type: 'image/jpeg' });
    expect(said).toMatchObject({ status: 422, code: 'file_type' });
    expect(await keptRows()).toEqual([]);
  });

  test('a PDF is kept as it is, called whatever', async () => {
    const pdf = aPdf();
    const { status, key, kind } = await send(pdf, { type: 'image/png' });
    expect([status, kind]).toEqual([200, 'document']);
    expect(await keptBytes(key)).toEqual(pdf);
  });

  test.each([
    ['begins elsewhere', Buffer.concat([Buffer.from('<html>'), aPdf()]), 'file_type'],
    ['is cut off', aPdf().subarray(0, 40), 'file_broken'],
    ['has no version', Buffer.from('%PDF-<script>alert(1)</script>%%EOF'), 'file_broken'],
  ])('a PDF that %s is refused', async (_what, bytes, code) => {
    expect(await send(bytes)).toMatchObject({ status: 422, code });
  });
});

describe('the bounds', () => {
  test('ten megabytes are taken, and one byte more is refused', async () => {
    const filling = 'x'.repeat(LARGEST_FILE - aPdf().length);
    expect((await send(aPdf(filling))).status).toBe(200);
    expect((await send(aPdf(`${filling}y`))).status).toBe(413);
  });

  test('a place that sends without end is asked to wait', async () => {
    let status = 0;
    for (let at = 0; at <= 40 && status !== 429; at += 1)
      ({ status } = await send(Buffer.from('no'), { ip: '192.0.2.9' }));
    expect(status).toBe(429);
    expect((await send(aPdf(), { ip: '192.0.2.10' })).status).toBe(200);
  });
});

test('a file that no record takes is deleted after a day, with its bytes', async () => {
  const { key } = await send(aPdf());
  const [row] = await keptRows();
  const files = createFiles({ ...shop.deps, storage });
  shop.clock.now = new Date(shop.clock.now.getTime() + 23 * 3_600_000);
  expect(await files.purge()).toBe(0);
  expect((await keptBytes(key)).length).toBeGreaterThan(0);
  shop.clock.now = new Date(shop.clock.now.getTime() + 2 * 3_600_000);
  expect(await files.purge()).toBe(1);
  expect(await keptRows()).toEqual([]);
  expect(await storage.get(row?.stored_as ?? '')).toBeNull();
});

test('a storage that does not take the bytes leaves no row', async () => {
  const failing = await createWholeShop({
    fileStorage: {
      ...storage,
      put: async () => {
        throw new Error('the disk is full');
      },
    },
  });
  try {
    expect((await sendFile(failing, aPdf())).status).toBe(500);
    expect(await failing.db.selectFrom('kept_file').select('id').execute()).toEqual([]);
  } finally {
    await failing.close();
  }
});
