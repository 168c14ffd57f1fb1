import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BAD_MANNERS } from './bad-manners.ts';
import { answerOddPicture } from './odd-pictures.ts';
import { shopPages } from './shop-pages.ts';
import { isPicturePath, shopPicture } from './shop-pictures.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };

const ROBOTS: Readonly<Record<string, string>> = {
  closed: 'User-agent: *\nDisallow: /\n',
  'closed-in-part': 'User-agent: *\nDisallow: /private\nAllow: /\n',
  'closed-to-us': 'User-agent: shoplinkreader\nDisallow: /\n\nUser-agent: *\nAllow: /\n',
};

const sendRules = (response: ServerResponse, name: string) => {
  const rules = ROBOTS[name];
  if (name === 'failing') response.writeHead(503).end();
  else if (rules === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'text/plain' }).end(rules);
};

const sendPicture = async (response: ServerResponse, address: string) => {
  const bytes = await shopPicture(address).jpeg().toBuffer();
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
};

/** A list of the street's doors, for people who try it in the demo. */
const signpost = (): string =>
  `<!doctype html><title>The shop street</title><ul>${[...shopPages.keys(), ...Object.keys(BAD_MANNERS)]
    .map((name) => `<li>https://${name}.example/p</li>`)
    .join('')}</ul>`;

export type StreetVisit = {
  readonly host: string;
  readonly path: string;
  readonly agent: string;
  readonly at: number;
};

type StreetOptions = {
  readonly port?: number;
  /** When a visit was, in milliseconds. */
  readonly clock?: () => number;
};

/**
 * A street of shops on this machine, which stands for the web: `https://{name}.example/p` is the saved page of this
 * name, pictures of other addresses are drawn, and some shops misbehave. Nothing leaves the machine.
 */
export const startShopStreet = async ({ port = 0, clock = () => performance.now() }: StreetOptions = {}) => {
  const visits: StreetVisit[] = [];
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').toLowerCase();
    const name = host.replace(/^www\./, '').replace(/\.example$/, '');
    const path = request.url ?? '/';
    visits.push({ host, path, agent: request.headers['user-agent'] ?? '', at: clock() });
    if (path === '/robots.txt') return sendRules(response, name);
    const manner = BAD_MANNERS[name];
    if (manner) return manner(response, path);
    if (name === 'odd-pictures') return void answerOddPicture(response, path);
    if (isPicturePath(path) && host.endsWith('.example')) return void sendPicture(response, host + path);
    const page = shopPages.get(name in ROBOTS ? 'woo-simple' : name);
    if (page !== undefined) return response.writeHead(200, HTML).end(page);
    return response.writeHead(host.endsWith('.example') ? 404 : 200, HTML).end(signpost());
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    visits,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
