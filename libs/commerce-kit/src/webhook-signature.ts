import { createHmac, timingSafeEqual } from 'node:crypto';
import { err, ok, type Result } from '@shop/domain/result';

/** Seconds that a signature is valid, so that a recorded webhook cannot be replayed later. */
export const SIGNATURE_SECONDS = 300;

const digest = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

export const signWebhook = (secret: string, body: string, now: Date): string => {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body)}`;
};

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

export const checkSignature = (
  secret: string,
  header: string | undefined,
  body: string,
  now: Date,
): Result<true, 'bad_signature' | 'stale'> => {
  const match = SIGNATURE.exec(header ?? '');
  if (!match) return err('bad_signature');
  const seconds = Number(match[1]);
  const expected = Buffer.from(digest(secret, seconds, body), 'hex');
  if (!timingSafeEqual(expected, Buffer.from(match[2] ?? '', 'hex'))) return err('bad_signature');
  const age = Math.abs(now.getTime() / 1000 - seconds);
  return age > SIGNATURE_SECONDS ? err('stale') : ok(true);
};
