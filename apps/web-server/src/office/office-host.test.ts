import { OFFICE_FILES, OFFICE_PAGE, anOfficeHost } from '../testing/an-office-host.ts';
import { aWebServer } from '../testing/a-web-server.ts';
import { afterAll, expect, test } from 'vitest';

const { inject, asked, forms, close } = await anOfficeHost();
const web = await aWebServer({ env: { BRANDS_DIR: '/nowhere' } });
afterAll(async () => {
  await close();
  await web.close();
});

const TOKEN = 'a'.repeat(43);

test('a page is rendered with the session of staff, and with no other cookie', async () => {
  const cookie = `shop_session=${'b'.repeat(43)}; office=${TOKEN}`;
  const answer = await inject({ url: '/quotes?state=offered', headers: { cookie } });
  expect(answer.body).toBe(OFFICE_PAGE('GET http://office.localhost/quotes?state=offered'));
  expect(asked.at(-1)?.headers).toMatchObject({
    ...{ cookie: `office=${TOKEN}`, 'x-shop-office': 'office.localhost' },
  });
  expect(asked.at(-1)?.headers['authorization']).toBeUndefined();
});

test('nothing of the office is kept, listed, framed or scripted', async () => {
  const { headers } = await inject({ url: '/' });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-frame-options': 'DENY',
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toContain('script-src');
  expect((await inject({ url: '/robots.txt' })).body).toContain('Disallow: /');
});

test('a photo is shown, a document is downloaded, and neither runs anything', async () => {
  const picture = await inject({ url: '/files/claims/7/1', headers: { cookie: `office=${TOKEN}` } });
  expect(picture.headers).toMatchObject({
    ...{ 'content-type': 'image/jpeg', 'content-disposition': 'inline; filename="CL1-1.bin"' },
    ...{ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
  });
  expect(picture.headers['content-security-policy']).toContain('sandbox');
  expect(picture.body).toBe('bytes');
  expect(asked.at(-1)?.headers['cookie']).toBe(`office=${TOKEN}`);
  const document = await inject({ url: '/files/claims/7/2' });
  expect(document.headers['content-disposition']).toBe('attachment; filename="CL1-2.bin"');
  expect((await inject({ url: '/files/claims/7/3' })).statusCode).toBe(404);
  expect((await inject({ url: '/files/secrets/7/1' })).statusCode).toBe(404);
});

test('a picture of a story is shown to those whom the API lets see it', async () => {
  const headers = { cookie: `office=${TOKEN}` };
  const url = '/files/stories/pages-cart--full';
  const picture = await inject({ url, headers });
  expect(picture.statusCode).toBe(200);
  expect(picture.headers).toMatchObject({
    ...{ 'content-type': 'image/jpeg', 'content-disposition': 'inline; filename="pages-cart--full.jpg"' },
    ...{ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
  });
  expect(picture.body).toBe('bytes');
  expect((await inject({ url })).statusCode).toBe(401);
  for (const other of ['none', '..%2Fsecret'])
    expect((await inject({ url: `/files/stories/${other}`, headers })).statusCode, other).toBe(404);
});

test('a form is passed on, its cookie is set, and its redirect is followed by the browser', async () => {
  const answer = await inject({
    method: 'POST',
    url: '/log-in',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: 'login=lead',
  });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers['location']).toBe('/');
  expect(answer.headers['set-cookie']).toContain('office=new-token');
});

test('a photo of a form is kept before its page is rendered, and the form has its key', async () => {
  const part = (name: string, filename: string, text: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n${text}\r\n`;
  const answer = await inject({
    method: 'POST',
    url: '/intake',
    headers: {
      ...{ 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': 'same-origin' },
      cookie: `office=${TOKEN}`,
    },
    payload: [
      '--b\r\ncontent-disposition: form-data; name="act"\r\n\r\ntake_in\r\n',
      part('photos', 'box.jpg', 'a picture'),
      part('photos', 'box.txt', 'no picture'),
      '--b--\r\n',
    ].join(''),
  });
  expect(answer.statusCode).toBe(303);
  const form = new URLSearchParams(forms.at(-1));
  expect(Object.fromEntries(form)).toEqual({
    ...{ act: 'take_in', photos: 'k'.repeat(22), photos_refused: 'file_type' },
  });
  const kept = asked.filter(({ url }) => url === '/api/staff/parcels/photos/keep');
  expect(kept.map(({ headers }) => headers['cookie'])).toEqual(Array(2).fill(`office=${TOKEN}`));
});

test('texts are downloaded for translators, and the file that comes back is read before its form', async () => {
  const file = await inject({
    url: '/texts/export.xlf?from=en&to=lt',
    headers: { cookie: `office=${TOKEN}` },
  });
  expect(file.headers).toMatchObject({
    ...{ 'content-type': 'application/xliff+xml; charset=utf-8', 'x-content-type-options': 'nosniff' },
    'content-disposition': 'attachment; filename="texts-en-lt.xlf"',
  });
  expect((await inject({ url: '/texts/export.xlf?from=en&to=en' })).statusCode).toBe(422);
  const send = (text: string) =>
    inject({
      method: 'POST',
      url: '/texts/files',
      headers: {
        ...{ 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': 'same-origin' },
        cookie: `office=${TOKEN}`,
      },
      payload: `--b\r\ncontent-disposition: form-data; name="xliff"; filename="a.xlf"\r\n\r\n${text}\r\n--b--\r\n`,
    });
  await send('<xliff/>');
  expect(new URLSearchParams(forms.at(-1)).get('xliff')).toBe('x'.repeat(22));
  await send('no xml');
  expect(new URLSearchParams(forms.at(-1)).get('xliff_refused')).toBe('xliff.xml');
  await send('x'.repeat(5 * 1024 * 1024));
  expect(new URLSearchParams(forms.at(-1)).get('xliff_refused')).toBe('file_too_large');
});

test('a form that another site sends is refused', async () => {
  const sent = { method: 'POST', url: '/log-in', payload: 'login=lead' } as const;
  expect((await inject({ ...sent, headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403);
  expect((await inject({ ...sent, headers: { origin: 'https://evil.example' } })).statusCode).toBe(403);
});

test('the office has its own files, and none of the shop’s addresses', async () => {
  const [style = ''] = OFFICE_FILES.keys();
  expect((await inject({ url: style })).headers['cache-control']).toContain('immutable');
  expect((await inject({ url: '/assets/entry.js' })).statusCode).toBe(404);
  for (const url of ['/api/auth/getCurrentUser', '/healthz', '/status', '/sitemap.xml'])
    expect((await inject({ url })).body, url).toContain('<office>');
});

test('at the office’s host the shop’s server answers as the office, at every other host it has none', async () => {
  const office = await web.get('/api/auth/getCurrentUser', { host: 'office.localhost:4200' });
  expect(office.statusCode).toBe(503);
  expect(office.body).toBe('The office is not built.');
  expect(office.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await web.get('/lt/', { host: 'lt.localhost:4200' })).headers['x-robots-tag']).toBeUndefined();
});

test('a shop with public addresses has an office only where its address is set', async () => {
  const APP_URLS = 'lt=https://shop.lt';
  const none = await aWebServer({ env: { APP_URLS, BRANDS_DIR: '/nowhere' } });
  expect((await none.get('/', { host: 'office.localhost' })).statusCode).toBe(421);
  await none.close();
  const one = await aWebServer({
    env: { APP_URLS, BRANDS_DIR: '/nowhere', OFFICE_URL: 'https://office.shop.lt' },
  });
  expect((await one.get('/', { host: 'office.shop.lt' })).body).toBe('The office is not built.');
  expect((await one.get('/', { host: 'office.localhost' })).statusCode).toBe(421);
  await one.close();
  await expect(aWebServer({ env: { APP_URLS, OFFICE_URL: 'https://shop.lt' } })).rejects.toThrow(
    'OFFICE_URL',
  );
});
