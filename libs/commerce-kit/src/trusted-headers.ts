import { timingSafeEqual } from 'node:crypto';
import type { ShippingMethod } from '@shop/domain/tariff';
import type { WrittenTouches } from '@shop/paths/touches';
import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';
import {
  currencyById,
  isLocale,
  type Brands,
  type Currency,
  type Locale,
  type ShopBrand,
} from './shop-brand.ts';

const text = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** The web server's headers about a visitor. They are ignored without its secret. */
export type Asked = {
  brand: ShopBrand;
  locale: Locale;
  currency: Currency;
  token: string | undefined;
  ip: string;
  /** The shipping method that the visitor chose on this device; undefined before that. */
  method: ShippingMethod | undefined;
  /** The country that the visitor chose on this device; undefined before that. */
  countryId: number | undefined;
  /** The visitor's consent, and with consent to advertising the campaigns that led here. */
  touches?: WrittenTouches;
};

export const createTrustedHeaders = (secret: string, brands: Brands) => {
  const known = Buffer.from(secret);

  const isTrusted = ({ headers }: FastifyRequest): boolean => {
    const given = Buffer.from(text(headers['x-shop-secret']) ?? '');
    return given.length === known.length && timingSafeEqual(given, known);
  };

  const anonymous = (request: FastifyRequest): Asked => {
    const brand = brands.fallback();
    const currency = currencyFor(brand, undefined);
    return {
      brand,
      locale: brand.defaultLocale,
      currency,
      token: undefined,
      ip: request.ip,
      method: undefined,
      countryId: undefined,
    };
  };

  const read = (request: FastifyRequest): Asked => {
    if (!isTrusted(request)) return anonymous(request);
    const { headers } = request;
    const key = text(headers['x-shop-brand']);
    const brand = key === undefined ? brands.fallback() : brands.find(key);
    if (!brand) throw new Problem(404, 'unknown_brand');
    return {
      brand,
      locale: localeFor(brand, text(headers['x-shop-locale'])),
      currency: currencyFor(brand, text(headers['x-shop-currency'])),
      token: /^Bearer ([\w-]{20,128})$/.exec(headers.authorization ?? '')?.[1],
      ip: text(headers['x-forwarded-for'])?.split(',')[0]?.trim() || request.ip,
      method: methodFrom(text(headers['x-shop-method'])),
      countryId: countryFor(brand, text(headers['x-shop-country'])),
      touches: touchesOf(headers),
    };
  };

  /** The office's host that staff use; undefined for a request from a shop's host. */
  const officeOf = (request: FastifyRequest): string | undefined =>
    isTrusted(request) ? text(request.headers['x-shop-office']) || undefined : undefined;

  return { isTrusted, read, officeOf };
};

export type TrustedHeaders = ReturnType<typeof createTrustedHeaders>;

const methodFrom = (given: string | undefined): ShippingMethod | undefined =>
  given === 'air' || given === 'sea' ? given : undefined;

const touchesOf = (headers: FastifyRequest['headers']): WrittenTouches => {
  const first = text(headers['x-shop-touch-first']);
  const last = text(headers['x-shop-touch-last']);
  const consent = text(headers['x-shop-consent']);
  return {
    ...(first !== undefined && { first }),
    ...(last !== undefined && { last }),
    ...(consent !== undefined && { consent }),
  };
};

/** A country that the brand does not ship to is ignored. */
const countryFor = ({ shipsTo }: ShopBrand, given: string | undefined): number | undefined =>
  shipsTo.find((id) => String(id) === given);

/** A language that the brand lacks is ignored. */
const localeFor = (brand: ShopBrand, given: string | undefined): Locale =>
  isLocale(given) && brand.locales.includes(given) ? given : brand.defaultLocale;

/** The visitor's own if the brand offers it, else EUR, else the first, as pages choose it. */
const currencyFor = ({ currencies, currency }: ShopBrand, given: string | undefined): Currency =>
  currencies.find(({ id }) => id === currencyById(Number(given))?.id) ??
  currencies.find(({ code }) => code === 'EUR') ??
  currencies[0] ??
  currency;
