import type { BrandConfig } from '@shop/brand';

/**
 * The brand's content security policy, a constant: no page has an executable inline script, so no answer needs a nonce,
 * and cached bytes stay valid. Trackers and providers are added here when a brand has them.
 */
export const securityPolicy = (_brand: BrandConfig, reportTo?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${reportTo ? ` ${new URL(reportTo).origin}` : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers of documents, besides those of every answer. */
export const DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};
