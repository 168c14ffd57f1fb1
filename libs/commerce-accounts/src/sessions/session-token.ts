import { createHash, randomBytes } from 'node:crypto';

const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** 256 bits from a cryptographic source, as 43 base64url characters. */
export const makeSessionToken = (): string => randomBytes(32).toString('base64url');

export const isSessionToken = (text: string): boolean => SHAPE.test(text);

/** Needs no salt: the token itself has 256 random bits. */
export const hashSessionToken = (token: string): Buffer => createHash('sha256').update(token).digest();
