import { htmlOf } from './page-html.ts';

const LISTING = '/en/c/electronics';

/** The landing pages of each brand, by "brand page". The product is the first one of the listing. */
export const landingPages = async (
  brands: readonly string[],
  port: number,
): Promise<Record<string, string>> => {
  const pages: Record<string, string> = {};
  for (const brand of brands) {
    const host = `${brand}.localhost:${port}`;
    const product = /<main[\s\S]*?href="(\/en\/p\/[^"]+)"/.exec(await htmlOf(host, port, LISTING))?.[1];
    if (!product) throw new Error(`The listing of ${brand} shows no product.`);
    pages[`${brand} home`] = `http://${host}/en`;
    pages[`${brand} listing`] = `http://${host}${LISTING}`;
    pages[`${brand} product`] = `http://${host}${product}`;
  }
  return pages;
};
