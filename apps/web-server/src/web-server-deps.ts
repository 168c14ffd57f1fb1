import type { BrandConfig } from '@shop/brand';
import type { FieldHosts } from '@shop/domain/payment-field';
import type { PaymentProvider } from '@shop/domain/payment-provider';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiGateway } from './api/api-gateway.ts';
import type { SharedAnswers } from './api/shared-answers.ts';
import type { BrandStore, ServedBrand } from './brands/brand-store.ts';
import type { PageCache } from './cache/page-cache.ts';
import type { Env } from './env.ts';
import type { PlaceLimits } from './security/place-limits.ts';

/** The dependencies of the routes, created in one place. */
export type WebServerDeps = {
  env: Env;
  brands: BrandStore;
  gateway: ApiGateway;
  shared: SharedAnswers;
  cache: PageCache;
  limits: PlaceLimits;
  /** The signature headers of their webhooks are forwarded to the API. */
  paymentProviders: readonly PaymentProvider[];
  /** The process is shutting down: it answers, but is no longer ready. */
  isEnding: () => boolean;
  /** Undefined: the host is not one of ours. */
  brandOf: (request: FastifyRequest) => Promise<ServedBrand | undefined>;
  /** Answers where `brandOf` found no brand. */
  noBrand: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  /** The headers of every document of a brand, a constant. */
  documentHeaders: (brand: BrandConfig) => Record<string, string>;
  /** The headers that differ on a payment page with a provider's field. */
  fieldHeaders: (brand: BrandConfig, hosts: FieldHosts) => Readonly<Record<string, string>>;
};
