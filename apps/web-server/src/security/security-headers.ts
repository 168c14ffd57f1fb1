import type { BrandConfig } from '@shop/brand';
import type { FieldHosts } from '@shop/domain/payment-field';

/** The live chat that a visitor opens, in a frame of its own. */
const CHAT = 'https://*.ladesk.com';

/** Where trackers are loaded from and send to, once a visitor has allowed them; their ids are data of the site. */
const TRACKERS = {
  scripts: [
    'https://www.googletagmanager.com',
    'https://connect.facebook.net',
    'https://static.klaviyo.com',
    'https://dynamic.criteo.com',
    'https://sslwidget.criteo.com',
  ],
  calls: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.facebook.com',
    'https://a.klaviyo.com',
    'https://static-tracking.klaviyo.com',
    'https://*.criteo.com',
  ],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://www.facebook.com'],
} as const;

const NO_FIELD: FieldHosts = { scripts: [], frames: [], calls: [] };

/** One host or all below it, by https; on this machine an emulator. */
const ORIGIN = /^(?:https:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+|http:\/\/127\.0\.0\.1)(?::\d+)?$/;

const onlyOrigins = ({ scripts, frames, calls }: FieldHosts): FieldHosts => {
  const known = (hosts: readonly string[]) => hosts.filter((host) => ORIGIN.test(host));
  return { scripts: known(scripts), frames: known(frames), calls: known(calls) };
};

/**
 * The headers of a payment page with a provider's field: its origins are added to the policy, its frame may ask the
 * browser for a payment, and its windows may speak to it.
 */
export const headersWithField = (
  brand: BrandConfig,
  hosts: FieldHosts,
  reportTo?: string,
): Readonly<Record<string, string>> => {
  const known = onlyOrigins(hosts);
  const frames = known.frames.filter((host) => !host.includes('*')).map((host) => `"${host}"`);
  return {
    'content-security-policy': securityPolicy(brand, reportTo, known),
    'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(${['self', ...frames].join(' ')})`,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
};

/**
 * The brand's content security policy, a constant: no page has an executable inline script, so no answer needs a nonce,
 * and cached bytes stay valid.
 */
export const securityPolicy = (
  _brand: BrandConfig,
  reportTo?: string,
  { scripts, frames, calls }: FieldHosts = NO_FIELD,
): string =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...TRACKERS.scripts, CHAT, ...scripts].join(' ')}`,
    "style-src 'self'",
    `img-src 'self' data: ${TRACKERS.images.join(' ')} ${CHAT}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(reportTo ? [new URL(reportTo).origin] : []), ...TRACKERS.calls, CHAT, ...calls].join(' ')}`,
    `frame-src ${[CHAT, ...frames].join(' ')}`,
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
