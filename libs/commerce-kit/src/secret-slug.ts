import { randomBytes } from 'node:crypto';

/** 22 base64url characters: 128 bits that nobody guesses. */
export const secretSlug = (): string => randomBytes(16).toString('base64url');
