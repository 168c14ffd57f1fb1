import type { LinkReading } from '@shop/domain/quotes';

/** What is remembered of pages and hosts, by all servers of the shop together. */
export type LinkMemory = {
  /** A reading that is still good; null where the page has to be visited. */
  readonly find: (address: string) => Promise<LinkReading | null>;
  readonly keep: (address: string, reading: LinkReading) => Promise<void>;
  /** Takes the host's next free second; returns how many milliseconds it is away. */
  readonly reserve: (host: string) => Promise<number>;
  /** The host's robots.txt; null where it has to be fetched. */
  readonly robots: (host: string) => Promise<string | null>;
  readonly keepRobots: (host: string, rules: string) => Promise<void>;
};
