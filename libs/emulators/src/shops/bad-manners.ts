import type { ServerResponse } from 'node:http';

type Manner = (response: ServerResponse, path: string) => void;

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const HUGE = 100 * 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024, '<p>more</p>');

/** Writes on and on, as fast as it is read. */
const pour: Manner = (response) => {
  const more = () => {
    while (!response.destroyed && response.write(CHUNK)) continue;
    if (!response.destroyed) response.once('drain', more);
  };
  more();
};

/** `Café` in Windows-1252, which the header calls UTF-8. */
const LIE = Buffer.from(
  '<html><head><meta charset="windows-1252"><meta property="og:title" content="Caf\xe9 mug">' +
    '<meta property="og:price:amount" content="12.00"><meta property="og:price:currency" content="USD"></head></html>',
  'latin1',
);

const UTF16 = Buffer.concat([
  Buffer.from([0xff, 0xfe]),
  Buffer.from('<html><head><meta charset="utf-8"><title>Wide mug</title></head></html>', 'utf16le'),
]);

/** The header's bytes as a shop would send them that encodes nothing. */
const rawHeader = (encoded: string): string =>
  Buffer.from(decodeURIComponent(encoded) || 'http://169.254.169.254/', 'utf8').toString('latin1');

/** Shops that do what no shop should, by the first part of their name. */
export const BAD_MANNERS: Readonly<Record<string, Manner>> = {
  endless: (response, path) => pour(response.writeHead(200, HTML), path),
  huge: (response, path) => pour(response.writeHead(200, { ...HTML, 'content-length': HUGE }), path),
  silent: () => undefined,
  dripping: (response) => {
    response.writeHead(200, HTML);
    const drops = setInterval(() => response.write('<p>'), 100);
    response.on('close', () => clearInterval(drops));
  },
  circling: (response, path) => response.writeHead(302, { location: `${path}x` }).end(),
  nowhere: (response) => response.writeHead(302).end(),
  'to-inside': (response, path) => response.writeHead(302, { location: rawHeader(path.slice(1)) }).end(),
  'to-file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  moved: (response) => response.writeHead(301, { location: 'https://woo-simple.example/p' }).end(),
  packed: (response) => response.writeHead(200, { ...HTML, 'content-encoding': 'gzip' }).end(CHUNK),
  pictures: (response) => response.writeHead(200, { 'content-type': 'image/png' }).end(CHUNK),
  failing: (response) => response.writeHead(500, HTML).end('<title>Oops</title>'),
  refusing: (response) => response.writeHead(403, HTML).end('<title>Are you a robot?</title>'),
  lying: (response) => response.writeHead(200, HTML).end(LIE),
  wide: (response) => response.writeHead(200, HTML).end(UTF16),
  'no-charset': (response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=klingon' }).end(LIE),
  hanging: (response) => response.destroy(),
};
