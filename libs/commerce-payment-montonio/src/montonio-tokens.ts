import { err, ok, type Result } from '@shop/domain/result';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { MontonioAccount } from './montonio-account.ts';

/** The maximum age of a request; the provider recommends ten minutes. */
const SECONDS = 600;
/** The clocks of the two may differ by this. */
const TOLERATED_SECONDS = 30;
const LONGEST = 8_192;
const PARTS = 3;

const keyOf = ({ secretKey }: MontonioAccount): Uint8Array => new TextEncoder().encode(secretKey);

export const signToken = (account: MontonioAccount, payload: JWTPayload, now: Date): Promise<string> => {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ...payload, accessKey: account.accessKey })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + SECONDS)
    .sign(keyOf(account));
};

/** Base64 allows different last bits of a part: only one spelling of a token is accepted. */
const isCanonical = (token: string): boolean => {
  const parts = token.split('.');
  return (
    parts.length === PARTS &&
    parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
  );
};

/**
 * The content of a provider's token, if it is signed with this account's secret key and has not expired. A
 * token without its times of issue and expiry is refused.
 */
export const verifyToken = async (
  account: MontonioAccount,
  token: string,
  now: Date,
): Promise<Result<JWTPayload, 'bad_signature' | 'stale'>> => {
  if (token.length > LONGEST || !isCanonical(token)) return err('bad_signature');
  try {
    const { payload } = await jwtVerify(token, keyOf(account), {
      algorithms: ['HS256'],
      currentDate: now,
      clockTolerance: TOLERATED_SECONDS,
      requiredClaims: ['iat', 'exp'],
    });
    return payload.accessKey === account.accessKey ? ok(payload) : err('bad_signature');
  } catch (error) {
    if (error instanceof errors.JWTExpired) return err('stale');
    if (error instanceof errors.JOSEError) return err('bad_signature');
    throw error;
  }
};
