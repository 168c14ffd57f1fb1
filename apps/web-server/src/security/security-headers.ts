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
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${reportTo ? ` ${new URL(reportTo).origin}` : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const ALWAYS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

export const transportHeaders = (isSecure: boolean): Record<string, string> => ({
  ...ALWAYS,
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
