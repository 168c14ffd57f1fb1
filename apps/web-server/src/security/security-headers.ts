import type { BrandConfig } from '@shop/brand';

/**
 * The brand's whole policy, a constant: no page holds an executable inline script, so no answer needs a nonce, and
 * cached bytes stay as they are. Trackers and providers join here when a brand has them.
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

/** What a document says of itself beside the headers that every answer has. */
export const DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};
