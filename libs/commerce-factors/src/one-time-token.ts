import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** 43 base64url characters. */
export const makeOneTimeToken = (): string => randomBytes(BYTES).toString('base64url');

/** Only the hash of a token is stored. */
export const hashOneTimeToken = (token: string): Buffer => createHash('sha256').update(token).digest();
