import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Steps before and after the current one: the clock of a telephone may differ. */
const DRIFT_STEPS = 1;

// SHA-1, six digits, 30 seconds: other values are ignored by several authenticator apps.
const RULES = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

const totpOf = (secret: Buffer, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...RULES, ...names, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });

export const makeTotpSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

/** A key as it is typed into an app. */
export const secretOfKey = (key: string): Buffer => Buffer.from(Secret.fromBase32(key).bytes);

/** The key for an authenticator app: as a link for its camera, and to be typed. */
export const appKeyOf = (secret: Buffer, names: { issuer: string; label: string }) => {
  const totp = totpOf(secret, names);
  return { uri: totp.toString(), key: totp.secret.base32 };
};

/**
 * The time step whose code this is (RFC 6238); null for a wrong one. A caller accepts it only above the last
 * accepted step.
 */
export const stepOfCode = (secret: Buffer, code: string, now: Date): number | null => {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: DRIFT_STEPS });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
};

/** The code that an app shows. */
export const codeAt = (secret: Buffer, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });
