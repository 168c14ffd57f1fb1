import { createPublicKey, verify, X509Certificate, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { WebhookHeaders } from '@shop/commerce-payments/providers';
import { err, ok, type Result } from '@shop/domain/result';
import type { WebhookSignature } from './paypal-client.ts';

export type SentSignature = Omit<WebhookSignature, 'webhook_id'>;

/** The provider repeats a webhook for three days; an older one is a replay. */
export const OLDEST_MS = 3 * 24 * 60 * 60 * 1_000;
/** The maximum time that its clock may be ahead. */
const AHEAD_MS = 5 * 60 * 1_000;

const FORMS: Readonly<Record<keyof SentSignature, { readonly header: string; readonly form: RegExp }>> = {
  transmission_id: { header: 'paypal-transmission-id', form: /^(?!\d+$)[\w-]{1,50}$/ },
  transmission_time: {
    header: 'paypal-transmission-time',
    form: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,
  },
  transmission_sig: { header: 'paypal-transmission-sig', form: /^[\w+/]{40,498}={0,2}$/ },
  cert_url: {
    header: 'paypal-cert-url',
    form: /^https?:\/\/[\w.:-]{1,100}\/v1\/notifications\/certs\/[\w-]{1,100}$/,
  },
  auth_algo: { header: 'paypal-auth-algo', form: /^SHA256withRSA$/ },
};

/** Reads the five headers of a webhook without any call. Each must be there once, in its form, and be recent. */
export const readSignature = (
  headers: WebhookHeaders,
  now: Date,
): Result<SentSignature, 'bad_signature' | 'stale'> => {
  const read = (name: keyof SentSignature): string => {
    const { header, form } = FORMS[name];
    const value = headers[header];
    return typeof value === 'string' && form.test(value) ? value : '';
  };
  const signature: SentSignature = {
    transmission_id: read('transmission_id'),
    transmission_time: read('transmission_time'),
    transmission_sig: read('transmission_sig'),
    cert_url: read('cert_url'),
    auth_algo: read('auth_algo'),
  };
  if (Object.values(signature).includes('')) return err('bad_signature');
  const age = now.getTime() - new Date(signature.transmission_time).getTime();
  if (Number.isNaN(age)) return err('bad_signature');
  return age > OLDEST_MS || age < -AHEAD_MS ? err('stale') : ok(signature);
};

/** The key of a currently valid certificate. A bare public key is accepted too. */
export const readCertificate = (pem: string, now: Date): KeyObject => {
  if (!pem.includes('BEGIN CERTIFICATE')) return createPublicKey(pem);
  const { publicKey, validFrom, validTo } = new X509Certificate(pem);
  if (now < new Date(validFrom) || now > new Date(validTo)) throw new RangeError('the certificate has ended');
  return publicKey;
};

/** The signed data: the transmission, the webhook's id, and a checksum of the body's bytes. */
export const signedText = (
  { transmission_id: id, transmission_time: time }: SentSignature,
  webhookId: string,
  rawBody: string,
): string => `${id}|${time}|${webhookId}|${crc32(rawBody)}`;

export const isSignedBy = (
  key: KeyObject,
  signature: SentSignature,
  webhookId: string,
  rawBody: string,
): boolean =>
  verify(
    'RSA-SHA256',
    Buffer.from(signedText(signature, webhookId, rawBody)),
    key,
    Buffer.from(signature.transmission_sig, 'base64'),
  );
