import { createBrowser, putIntoCheckout } from '../a-buyer.ts';
import { firstProduct } from '../cases.ts';
import type { PersonalPage } from './run-lighthouse.ts';

/** The brand of requests by IP address. */
const BRAND = 'lt';

/** The payment page of a guest, by "brand page"; none where its brand is not measured. */
export const paymentPages = async (
  brands: readonly string[],
  port: number,
): Promise<Record<string, PersonalPage>> => {
  if (!brands.includes(BRAND)) return {};
  const origin = `http://127.0.0.1:${port}`;
  const { variantId } = await firstProduct(origin);
  const browser = createBrowser(origin);
  const { slug } = await putIntoCheckout(browser, { variantId, email: 'guest@nordport.example' });
  const url = `http://${BRAND}.localhost:${port}/en/payment/${slug}`;
  return { [`${BRAND} payment`]: { url, cookie: browser.cookie() } };
};
