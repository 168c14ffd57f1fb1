import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createOutbound } from '@shop/outbound';
import { PICTURE_PRESETS, pictureUrl, type PicturePreset } from '@shop/paths';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawingWorker } from '../testing/drawings.ts';
import { images, type ImagesOptions } from './images.ts';
import { PictureProblem } from './picture-problem.ts';

// Rendering needs processors that other tests use, too.
vi.setConfig({ testTimeout: 30_000 });

const phone = 'phone.slab.pine.front.17';
let app: FastifyInstance;
let cacheDir: string;

const start = async (options: Partial<ImagesOptions> = {}) => {
  app = Fastify();
  await app.register(images, { cacheDir, isNamed: async () => true, drawingWorker, ...options });
  return app;
};
const aJpeg = () =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#0b4a6f' } })
    .jpeg()
    .toBuffer();
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'images-'));
});
afterEach(async () => {
  await app.close();
  await rm(cacheDir, { recursive: true, force: true });
});

describe('drawn pictures', () => {
  beforeEach(() => start());

  test.each(Object.keys(PICTURE_PRESETS) as PicturePreset[])(
    'R-IMG-01 %s is answered as an immutable WebP',
    async (preset) => {
      const answer = await get(pictureUrl(phone, preset));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/webp');
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    },
  );

  test('a picture already in the browser’s cache is not sent again', async () => {
    const first = await get(pictureUrl(phone, 'card'));
    const etag = String(first.headers.etag);
    const again = await get(pictureUrl(phone, 'card'), { 'if-none-match': `W/"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('a picture is drawn once, and later read from disk with the same bytes', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(pictureUrl(phone, 'card', 2))));
    const later = await get(pictureUrl(phone, 'card', 2));
    expect(new Set([...answers, later].map(({ headers }) => headers.etag)).size).toBe(1);
  });

  test.each([
    '/img/poster/phone.slab.pine.front.17.webp',
    '/img/card/ship.slab.pine.front.1.webp',
    '/img/card/phone.slab.pine.front.17',
    '/img/card/phone.slab.pine.front.17.png',
    '/img/card/phone.slab.pine.above.17.webp',
    '/img/card/phone.slab.pine.front.17.1.webp',
    '/img/card/x?d=9',
    '/img/card/',
    '/img/',
    '/img/card/file%3A%2F%2F%2Fetc%2Fpasswd',
    '/img/card/ftp%3A%2F%2Fcdn.example%2Fa.jpg',
    '/img/card/data%3Aimage%2Fpng%3Bbase64%2CAAAA',
  ])('R-IMG-06 %s is answered 404 and never cached', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});

describe('a picture that is not cached', () => {
  test('and that no product names is 404, even with a valid recipe, and starts no process', async () => {
    const asked: string[] = [];
    await start({
      isNamed: async (name) => {
        asked.push(name);
        return false;
      },
    });
    const begun = performance.now();
    for (let seed = 100; seed < 150; seed += 1)
      expect((await get(`/img/zoom/phone.slab.pine.front.${seed}.webp?d=2`)).statusCode).toBe(404);
    expect(asked).toHaveLength(50);
    // Drawing one of these takes longer than this for all fifty.
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect((await readdir(cacheDir, { recursive: true })).filter((file) => file.endsWith('.webp'))).toEqual(
      [],
    );
  });

  test('is answered 503 with Retry-After while the catalogue cannot be queried', async () => {
    await start({ isNamed: () => Promise.reject(new PictureProblem('busy', 'away')) });
    const answer = await get(pictureUrl(phone, 'card'));
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
  });

  test('counts against the limit of its place, a cached one does not', async () => {
    let left = 1;
    await start({ limits: { take: (act) => (act === 'picture' && (left -= 1) >= 0 ? 0 : 7) } });
    const first = pictureUrl(phone, 'thumb');
    expect((await get(first)).statusCode).toBe(200);
    const refused = await get(pictureUrl(phone, 'card'));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7']);
    expect((await get(first)).statusCode).toBe(200);
  });
});

describe('a shop without a drawing program', () => {
  test('has no recipes, and asks the API nothing about them', async () => {
    const asked: string[] = [];
    await start({
      drawingWorker: undefined,
      isNamed: async (name) => {
        asked.push(name);
        return true;
      },
    });
    expect((await get(pictureUrl(phone, 'card'))).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });
});

describe('an invalid recipe address', () => {
  test('is 404 and starts no drawing process', async () => {
    const traces = await mkdtemp(path.join(tmpdir(), 'worker-'));
    const noisy = path.join(traces, 'worker.mjs');
    await writeFile(
      noisy,
      `import { writeFileSync } from 'node:fs';
       writeFileSync(new URL('woken', import.meta.url), '');
       process.on('message', ({ id }) => process.send({ id, complaint: 'none' }));`,
    );
    await start({ drawingWorker: noisy });
    for (const segment of [
      'phone.slab.pine.above.17',
      'phone.slab.pine.front.17.1',
      'PHONE.slab.pine.front.1',
    ])
      expect((await get(`/img/card/${segment}.webp`)).statusCode).toBe(404);
    expect(await readdir(traces)).toEqual(['worker.mjs']);
    // A recipe starts the same program again.
    expect((await get(pictureUrl(phone, 'card'))).statusCode).toBe(404);
    expect(await readdir(traces)).toContain('woken');
    await rm(traces, { recursive: true });
  });
});

describe('photographs of a folder', () => {
  let photographFolder: string;
  beforeEach(async () => {
    photographFolder = await mkdtemp(path.join(tmpdir(), 'photographs-'));
    await mkdir(path.join(photographFolder, 'boots'));
    await writeFile(path.join(photographFolder, 'boots/red-1.jpg'), await aJpeg());
    await writeFile(path.join(photographFolder, 'page.png'), '<html>');
    await writeFile(path.join(photographFolder, 'secret.txt'), 'secret');
  });
  afterEach(() => rm(photographFolder, { recursive: true, force: true }));

  test('a photograph that a product names is resized, and cached for a day', async () => {
    const asked: string[] = [];
    await start({
      photographFolder,
      isNamed: async (name) => {
        asked.push(name);
        return true;
      },
    });
    const answer = await get(pictureUrl('photos/boots/red-1.jpg', 'card'));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    expect(asked).toEqual(['photos/boots/red-1.jpg']);
  });

  test('a photograph that no product names is 404', async () => {
    await start({ photographFolder, isNamed: async () => false });
    expect((await get(pictureUrl('photos/boots/red-1.jpg', 'card'))).statusCode).toBe(404);
  });

  test.each([
    ['photos/boots/blue.jpg', 404],
    ['photos/page.png', 502],
    ['photos/secret.txt', 404],
    ['photos/../secret.jpg', 404],
    ['photos//etc/passwd.jpg', 404],
    ['photos/boots', 404],
  ])('%s is answered %i', async (name, status) => {
    await start({ photographFolder });
    expect((await get(`/img/card/${encodeURIComponent(name)}`)).statusCode).toBe(status);
  });

  test('are not found without the folder', async () => {
    await start();
    expect((await get(pictureUrl('photos/boots/red-1.jpg', 'card'))).statusCode).toBe(404);
  });
});

describe('photographs of allowed hosts', () => {
  let server: Server;
  let origin: string;
  let asked: string[];
  let answerWith: RequestListener;

  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      answerWith(request, response);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await start({ outbound: createOutbound({ allowedHosts: [origin], isAllowedAddress: () => true }) });
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  test('R-IMG-02 a photograph is fetched once, resized, and cached for a day', async () => {
    const jpeg = await aJpeg();
    answerWith = (_, response) => response.end(jpeg);
    const url = pictureUrl(`${origin}/boots.jpg`, 'card');
    const [first] = await Promise.all([get(url), get(url), get(url)]);
    await get(url);
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('image/webp');
    expect(first.headers['cache-control']).toBe('public, max-age=86400');
    expect(asked).toEqual(['/boots.jpg']);
  });

  test('a missing photograph is 404, and its host is not requested again for every visitor', async () => {
    answerWith = (_, response) => response.writeHead(404).end();
    const url = pictureUrl(`${origin}/gone.jpg`, 'card');
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(url)).statusCode).toBe(404);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['a drawing that is a program', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a page', '<html>'],
    ['a cut photograph', '\x89PNG\r\n\x1a\nnot really'],
  ])('%s sent with a picture type is 502', async (_, body) => {
    answerWith = (__, response) =>
      response.setHeader('content-type', 'image/png').end(Buffer.from(body, 'latin1'));
    expect((await get(pictureUrl(`${origin}/a.png`, 'card'))).statusCode).toBe(502);
  });

  test('photographs beyond the machine’s capacity are refused for now, and not cached as broken', async () => {
    const jpeg = await aJpeg();
    const open: (() => void)[] = [];
    answerWith = (_, response) => void open.push(() => response.end(jpeg));
    const answers = Array.from({ length: 25 }, (_, at) => get(pictureUrl(`${origin}/${at}.jpg`, 'thumb')));
    const refused = await Promise.race(answers);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
    const ending = setInterval(() => open.splice(0).forEach((end) => end()), 5);
    await Promise.all(answers);
    expect((await get(pictureUrl(`${origin}/24.jpg`, 'thumb'))).statusCode).toBe(200);
    clearInterval(ending);
  });

  test('a redirect to an internal address is not followed', async () => {
    answerWith = (_, response) => response.writeHead(302, { location: `${origin}/inside` }).end();
    expect((await get(pictureUrl(`${origin}/a.png`, 'card'))).statusCode).toBe(502);
    expect(asked).toEqual(['/a.png']);
  });

  test.each([
    'http://127.0.0.1/a.png',
    'http://127.0.0.1:4201/internal/changes',
    'http://2130706433/a.png',
    'http://0x7f.1/a.png',
    'http://0177.0.0.1/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://localhost:4201/',
    'http://169.254.169.254/latest/meta-data/',
    'http://user@127.0.0.1/',
    'https://evil.test/a.png',
    'https://',
  ])('R-IMG-02 %s is answered 404 without a request', async (address) => {
    answerWith = (_, response) => response.end('inside');
    expect((await get(`/img/card/${encodeURIComponent(address)}`)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });
});
