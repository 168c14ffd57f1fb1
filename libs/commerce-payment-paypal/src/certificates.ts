import type { KeyObject } from 'node:crypto';
import { ProviderSilent } from '@shop/commerce-payments/providers';
import { LRUCache } from 'lru-cache';
import { orSilent } from './network-silence.ts';
import { readCertificate } from './webhook-signature.ts';

type CertificateDeps = {
  /** Origin of the API: its certificates are there, or at the same host without `-m`. */
  readonly apiUrl: string;
  readonly clock: () => Date;
  readonly timeoutMs?: number;
};

const KEPT_MS = 60 * 60 * 1_000;
/** The limit a minute of requests for certificates, against invented addresses. */
const MOST_ASKED = 6;
const MINUTE_MS = 60_000;
const LARGEST = 32 * 1024;
const SERVER_ERROR = 500;

/**
 * The public keys of webhook signatures, fetched from the provider's own hosts and cached. Null for an
 * address that is not the provider's, or without a certificate.
 * @throws ProviderSilent when it does not answer, or too many addresses were requested.
 */
export const createCertificates = ({ apiUrl, clock, timeoutMs = 3_000 }: CertificateDeps) => {
  const origin = new URL(apiUrl).origin;
  const origins: ReadonlySet<string> = new Set([origin, origin.replace('//api-m.', '//api.')]);
  const known = new LRUCache<string, Promise<{ readonly key: KeyObject | null }>>({ max: 100, ttl: KEPT_MS });
  let minute = 0;
  let asked = 0;

  const mayAsk = (): boolean => {
    const current = Math.floor(clock().getTime() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      asked = 0;
    }
    asked += 1;
    return asked <= MOST_ASKED;
  };

  const fetchKey = (url: string): Promise<{ readonly key: KeyObject | null }> =>
    orSilent(async () => {
      const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      const pem = await answer.text();
      if (answer.status >= SERVER_ERROR) throw new ProviderSilent(`no certificate: ${answer.status}`);
      if (!answer.ok || pem.length > LARGEST) return { key: null };
      return { key: readCertificate(pem, clock()) };
    });

  return async (url: string): Promise<KeyObject | null> => {
    if (!origins.has(new URL(url).origin)) return null;
    const kept = known.get(url);
    if (kept) return (await kept).key;
    if (!mayAsk()) throw new ProviderSilent('too many certificates were asked for');
    const fetched = fetchKey(url);
    known.set(url, fetched);
    fetched.catch(() => known.delete(url));
    return (await fetched).key;
  };
};

export type Certificates = ReturnType<typeof createCertificates>;
