import type { PageAnswer, PageVisitor } from '@shop/brand';
import { isUnsupportedBrowser } from '@shop/domain/supported-browser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SaidOfVisitor } from '../api/visitor-summary.ts';
import type { ServedBrand } from '../brands/brand-store.ts';
import { cookie, YEAR } from '../platform/cookies.ts';
import type { PageAddress } from './page-address.ts';
import type { PageBudget } from './page-budget.ts';
import type { Scheme } from './page-visitor.ts';

/** A page that a visitor asks for, with all that its answer depends on. */
export type Asked = {
  request: FastifyRequest;
  reply: FastifyReply;
  brand: ServedBrand;
  cookies: ReadonlyMap<string, string>;
  address: Extract<PageAddress, { kind: 'page' }>;
  appUrl: string;
  /** The visitor's settings on this device; the method is that of the cart, if there is one. */
  settings: Omit<PageVisitor, 'hasSession'>;
  scheme: Scheme | undefined;
  asksConsent: boolean;
  /** The fields of a submitted form, url-encoded. */
  form: string;
  budget: PageBudget;
};

/**
 * Not part of the cached entry: the next address without a language redirects to the language of this page.
 */
export const rememberLocale = ({ reply, cookies, address, appUrl }: Asked): void => {
  if (cookies.get('shop_locale') === address.locale) return;
  const isSecure = appUrl.startsWith('https:');
  reply.header('set-cookie', cookie(`shop_locale=${address.locale}`, { isSecure, maxAge: YEAR }));
};

export const sendPreference = (reply: FastifyReply, pair: string, appUrl: string): void => {
  reply.header('set-cookie', cookie(pair, { isSecure: appUrl.startsWith('https:'), maxAge: YEAR }));
};

export const sendCookies = (reply: FastifyReply, cookies: readonly string[]): void => {
  for (const one of cookies) reply.header('set-cookie', one);
};

/** The warning of an unsupported browser is on every page until its visitor proceeds. */
export const warnsOfBrowser = ({ request, cookies }: Pick<Asked, 'request' | 'cookies'>): boolean =>
  cookies.get('shop_browser') !== 'kept' && isUnsupportedBrowser(request.headers['user-agent'] ?? '');

/** Whether the answer may be cached for all visitors. */
export const mayBeKept = ({ status, cookies, isPersonal, opensTo }: PageAnswer): boolean =>
  status === 200 && cookies.length === 0 && !isPersonal && opensTo === undefined;

/** The cart's method, if the brand offers it, else the device's. */
export const methodOf = ({ brand, settings }: Asked, said: SaidOfVisitor | undefined) =>
  brand.config.methods.find((method) => method === said?.visitor.cart.shipping_method) ??
  settings.shippingMethod;
