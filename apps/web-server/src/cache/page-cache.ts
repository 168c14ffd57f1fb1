import { LRUCache } from 'lru-cache';
import type { EncodedPage } from './encoded-page.ts';

type Entry = { page: EncodedPage };

/** The number of keys of once-requested pages that are stored while the cache is full. */
const ASKED_ONCE = 20_000;

/** The number of changes that are stored for pages being rendered at that time. */
const RECENT = 10_000;

type PageCacheOptions = {
  maxBytes: number;
  /** False without the change stream: then the cache serves nothing. */
  isTold: () => boolean;
};

/**
 * Guests' pages as finished bytes. An entry has the keys of its data; a change of any of them removes it,
 * also when the change came while the page was being rendered. A full cache stores a page only at its second
 * request: otherwise pages requested once, which are most addresses, would replace those requested often.
 */
export const createPageCache = ({ maxBytes, isTold }: PageCacheOptions) => {
  const entriesOf = new Map<string, Set<string>>();
  const changedAt = new Map<string, number>();
  const askedOnce = new LRUCache<string, true>({ max: ASKED_ONCE });
  let moment = 0;
  let emptiedAt = 0;

  const forget = (key: string, { page }: Entry) => {
    for (const made of page.keys) {
      const entries = entriesOf.get(made);
      entries?.delete(key);
      if (entries?.size === 0) entriesOf.delete(made);
    }
  };
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.size,
    dispose: (entry, key) => forget(key, entry),
  });

  const clear = (): void => {
    moment += 1;
    emptiedAt = moment;
    entries.clear();
  };

  return {
    get: (key: string): EncodedPage | undefined => (isTold() ? entries.get(key)?.page : undefined),

    /** Read before a page is rendered and passed back with it. */
    moment: (): number => moment,

    set: (key: string, page: EncodedPage, startedAt: number): void => {
      const isOutdated =
        emptiedAt > startedAt || page.keys.some((made) => (changedAt.get(made) ?? -1) > startedAt);
      if (!isTold() || isOutdated) return;
      const isFull = entries.calculatedSize + page.size > maxBytes;
      if (isFull && !entries.has(key) && !askedOnce.get(key)) {
        askedOnce.set(key, true);
        return;
      }
      askedOnce.delete(key);
      const entry = { page };
      entries.set(key, entry);
      for (const made of page.keys) {
        const known = entriesOf.get(made) ?? new Set();
        known.add(key);
        entriesOf.set(made, known);
      }
      // A new encoding makes the entry larger; setting it again updates its size.
      page.onGrow(() => {
        if (entries.peek(key) === entry) entries.set(key, entry, { noDisposeOnSet: true });
      });
    },

    /** `product:12` removes pages made from it, `all` every page; `config:lt` counts as `config` of every brand. */
    change: (made: string): void => {
      if (made === 'all') return clear();
      moment += 1;
      const names = made.startsWith('config') ? [made, 'config'] : [made];
      for (const name of names) {
        changedAt.delete(name);
        changedAt.set(name, moment);
        for (const key of [...(entriesOf.get(name) ?? [])]) entries.delete(key);
      }
      for (const name of changedAt.keys()) {
        if (changedAt.size <= RECENT) break;
        changedAt.delete(name);
        // Everything that is still being rendered counts as changed.
        emptiedAt = moment;
      }
    },

    clear,

    get size() {
      return entries.size;
    },
  };
};

export type PageCache = ReturnType<typeof createPageCache>;
