export type Table = {
  readonly name: string;
  /** Columns that can be written: generated ones are computed again. */
  readonly columns: readonly string[];
  /** Tables that must be filled before this one. */
  readonly needs: readonly string[];
};

/** Tables in an order in which every foreign key finds its row. */
export const inOrderOfKeys = (tables: readonly Table[]): Table[] => {
  const ordered: Table[] = [];
  const done = new Set<string>();
  let waiting = tables.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  while (waiting.length > 0) {
    const ready = waiting.filter(({ name, needs }) => needs.every((need) => need === name || done.has(need)));
    if (ready.length === 0)
      throw new Error(`Tables need each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`);
    for (const table of ready) done.add(table.name);
    ordered.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
};
