import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { EmulatorRequest } from '../kit/serve.ts';

export type S3Credentials = { readonly keyId: string; readonly secret: string; readonly region: string };

/** The code of S3 for a request that is not let in, or null. */
export type S3Refusal =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'SignatureDoesNotMatch'
  | 'RequestTimeTooSkewed'
  | 'XAmzContentSHA256Mismatch';

const MOST_SKEW_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** `20260302T100000Z` as milliseconds. */
const momentOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Signature Version 4, as the documentation of S3 describes it. */
const signatureOf = (
  { secret, region }: S3Credentials,
  { method, path, headers }: EmulatorRequest,
  { day, signed, stamp }: { readonly day: string; readonly signed: string; readonly stamp: string },
): string => {
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const payload = String(headers['x-amz-content-sha256']);
  const canonical = [method, path, '', lines.join(''), signed, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request');
  return hmac(key, toSign).toString('hex');
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Why a request is not let in: unsigned, signed by another key, too old, or with another body than the signed one. */
export const refusalOf = (
  credentials: S3Credentials,
  request: EmulatorRequest,
  now: Date,
): S3Refusal | null => {
  const { headers } = request;
  const [, keyId, day = '', region, signed = '', signature = ''] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  if (keyId === undefined) return 'AccessDenied';
  if (keyId !== credentials.keyId || region !== credentials.region) return 'InvalidAccessKeyId';
  return signedRefusalOf(credentials, request, { day, signed, signature, now });
};

type Signed = {
  readonly day: string;
  readonly signed: string;
  readonly signature: string;
  readonly now: Date;
};

const signedRefusalOf = (
  credentials: S3Credentials,
  request: EmulatorRequest,
  { day, signed, signature, now }: Signed,
): S3Refusal | null => {
  const { headers, bytes } = request;
  const stamp = String(headers['x-amz-date']);
  if (!(Math.abs(momentOf(stamp) - now.getTime()) <= MOST_SKEW_MS)) return 'RequestTimeTooSkewed';
  const isWholeSigned = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) =>
    signed.split(';').includes(name),
  );
  if (!isWholeSigned || !isSame(signatureOf(credentials, request, { day, signed, stamp }), signature))
    return 'SignatureDoesNotMatch';
  return sha256(bytes) === headers['x-amz-content-sha256'] ? null : 'XAmzContentSHA256Mismatch';
};
