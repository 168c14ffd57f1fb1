import type { Database } from '@shop/database';

export type SandboxDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  /** Shared with the shop's side, as a real provider's webhook secret is. */
  readonly secret: string;
  /** Posts a webhook to the shop and returns the status of its answer. */
  readonly deliver: (body: string, headers: Readonly<Record<string, string>>) => Promise<number>;
};
