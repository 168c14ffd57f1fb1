import { randomBytes } from 'node:crypto';

/** 22 base64url characters: 128 random bits, too many to guess. */
export const secretSlug = (): string => randomBytes(16).toString('base64url');
