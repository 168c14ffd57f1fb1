import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
const LENGTH = 10;
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const makeCode = (): string => {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
};

/** Ten different codes, each for one use. */
export const makeRecoveryCodes = (): string[] => {
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(makeCode());
  return [...codes];
};

/** As typed, without spaces, hyphens and capitals. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** A code has 49 random bits and few tries: a fast hash is sufficient. `owner` keeps equal codes apart. */
export const hashRecoveryCode = (owner: string, code: string): Buffer =>
  createHash('sha256')
    .update(`recovery:${owner}:${plainCode(code)}`)
    .digest();
