/** Public in the sources: valid on one machine, and refused on any other. */
export const DEMO_SECRET = 'shop-development-secret';

const BYTES = 32;
const FEWEST_LETTERS = 8;

/** The number of bytes of a secret; 0 for a text that is neither hexadecimal nor base64. */
const bytesOf = (secret: string): number => {
  if (/^[0-9a-f]+$/i.test(secret)) return Math.floor(secret.length / 2);
  const digits = secret.replace(/=+$/, '');
  return /^[\w+/-]+$/.test(digits) ? Math.floor((digits.length * 3) / 4) : 0;
};

/** Whether a secret has 32 bytes, as `openssl rand -hex 32` or `openssl rand -base64 32` print them. */
export const isStrongSecret = (secret: string): boolean =>
  bytesOf(secret) >= BYTES && new Set(secret).size >= FEWEST_LETTERS;
