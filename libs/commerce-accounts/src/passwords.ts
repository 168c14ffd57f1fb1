import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '@shop/commerce-kit/problem';

/** Algorithm 2 is argon2id; the package's own name for it is gone once types are stripped. */
const ARGON = { algorithm: 2, memoryCost: 19456, timeCost: 2, parallelism: 1 } as const;

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /**
   * False without a hash too, after the same work, so that the time taken does not reveal whether the account exists.
   */
  verify: (stored: string | null, password: string) => Promise<boolean>;
};

type Size = { atOnce?: number; waiting?: number };

/**
 * Hashing takes 24 ms of a core, so it has a short queue of its own. When the queue is full the next request is
 * refused at once, so that logins cannot stall the shop.
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
      // The slot passes directly to the next in the queue, so that no later request takes it first.
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
