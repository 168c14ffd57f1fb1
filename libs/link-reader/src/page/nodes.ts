/** An object of structured data, of JSON-LD, microdata or a page's own JSON. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One or many: structured data writes both. */
export const many = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

const LONGEST_TEXT = 5_000;

/** The first text of a value; numbers are texts, and `{"@value": …}` is one. */
export const textOf = (value: unknown): string | null => {
  const [first] = many(value);
  if (typeof first === 'number') return String(first);
  if (typeof first === 'string') return first.trim().slice(0, LONGEST_TEXT) || null;
  return isNode(first) ? textOf(first['@value'] ?? first['name']) : null;
};

/** Names of types without their vocabulary: `http://schema.org/Product` is Product. */
export const typesOf = (node: Node): readonly string[] =>
  many(node['@type']).flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/#:]/, '')] : []));

const MOST_NODES = 20_000;

/** Every object inside, the outer first. Bounded: a page cannot make the reader walk for ever. */
export const walk = (root: unknown, isClosed: (name: string) => boolean = () => false): readonly Node[] => {
  const found: Node[] = [];
  const open: unknown[] = [root];
  for (let seen = 0; seen < open.length && seen < MOST_NODES; seen++) {
    const value = open[seen];
    if (Array.isArray(value)) open.push(...value.slice(0, 1_000));
    else if (isNode(value)) {
      found.push(value);
      for (const [name, inner] of Object.entries(value))
        if (typeof inner === 'object' && inner !== null && !isClosed(name)) open.push(inner);
    }
  }
  return found;
};
