import { get } from 'node:http';
import { text } from 'node:stream/consumers';

const LISTING = '/en/c/electronics';

/** Asked by IP address, since `lt.localhost` need not resolve; `fetch` does not allow a `host` header. */
const htmlOf = (host: string, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: LISTING, headers: { host } }, (answer) =>
      resolve(text(answer)),
    ).once('error', reject);
  });

/** The landing pages of each brand, by "brand page". The product is the first one of the listing. */
export const landingPages = async (
  brands: readonly string[],
  port: number,
): Promise<Record<string, string>> => {
  const pages: Record<string, string> = {};
  for (const brand of brands) {
    const host = `${brand}.localhost:${port}`;
    const product = /<main[\s\S]*?href="(\/en\/p\/[^"]+)"/.exec(await htmlOf(host, port))?.[1];
    if (!product) throw new Error(`The listing of ${brand} shows no product.`);
    pages[`${brand} home`] = `http://${host}/en`;
    pages[`${brand} listing`] = `http://${host}${LISTING}`;
    pages[`${brand} product`] = `http://${host}${product}`;
  }
  return pages;
};
