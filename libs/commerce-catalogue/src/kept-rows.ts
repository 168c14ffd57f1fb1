type Limits = {
  readonly rows: number;
  /** Their names can be long: filters of a listing. */
  readonly kinds: number;
};

/**
 * Rows of several kinds, cached until something changes. A read that began before a change is not cached.
 * When the cache is full it is emptied.
 */
export const createKeptRows = <Key extends number | string, Row>({ rows, kinds }: Limits) => {
  let kept = new Map<string, Map<Key, Row>>();
  let size = 0;

  const forget = () => {
    kept = new Map();
    size = 0;
  };

  const keep = (kind: string, read: ReadonlyMap<Key, Row>) => {
    if (size + read.size > rows || kept.size >= kinds) forget();
    const held = kept.get(kind) ?? new Map<Key, Row>();
    const before = held.size;
    for (const [key, row] of read) held.set(key, row);
    kept.set(kind, held);
    size += held.size - before;
  };

  return {
    /** Reads those that are missing. A key without a row has none in the result. */
    find: async (
      kind: string,
      keys: readonly Key[],
      read: (missing: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>,
    ): Promise<ReadonlyMap<Key, Row>> => {
      const held = kept.get(kind);
      const missing = keys.filter((key) => !held?.has(key));
      const found = new Map<Key, Row>();
      for (const key of keys) {
        const row = held?.get(key);
        if (row !== undefined) found.set(key, row);
      }
      if (missing.length === 0) return found;
      const asked = kept;
      const fresh = await read(missing);
      // `forget` replaces the map.
      if (asked === kept) keep(kind, fresh);
      for (const [key, row] of fresh) found.set(key, row);
      return found;
    },
    forget,
  };
};
