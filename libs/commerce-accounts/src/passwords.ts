import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '@shop/commerce-kit/problem';

/** Algorithm 2 is argon2id; the package's own name for it is gone once types are stripped. */
const ARGON = { algorithm: 2, memoryCost: 19456, timeCost: 2, parallelism: 1 } as const;

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** False without a hash too, after the same work: an answer's time tells nothing of the account. */
  verify: (stored: string | null, password: string) => Promise<boolean>;
};

type Size = { atOnce?: number; waiting?: number };

/**
 * Hashing costs 24 ms of a core, so it stands in a short queue of its own. When the queue is full
 * the next one is refused at once: login must not become a way to stall the shop.
 */
export const createPasswords = ({ atOnce = availableParallelism(), waiting = 48 }: Size = {}): Passwords => {
  const line: (() => void)[] = [];
  let running = 0;

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (line.length >= waiting) {
        throw new Problem(503, 'auth.busy', {}, { 'retry-after': '2' });
      }
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The turn is handed over, not given back: nobody can slip in between.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };

  let decoy: Promise<string> | undefined;
  const decoyHash = () => (decoy ??= hash('nobody has this password', ARGON));

  return {
    hash: (password) => inTurn(() => hash(password, ARGON)),
    verify: (stored, password) =>
      inTurn(async () => {
        const matches = await verify(stored ?? (await decoyHash()), password);
        return matches && stored !== null;
      }),
  };
};
