type Values = Readonly<Record<string, unknown>>;

/** Per message; a shop uses far fewer. */
const KEPT = 300;

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';

/** Messages with React elements differ each time. */
const keyOf = (values: Values | undefined): string | undefined =>
  values && Object.values(values).every((value) => isPlain(value) && typeof value !== 'function')
    ? JSON.stringify(values)
    : undefined;

/**
 * Cards repeat the same counts. react-intl finds its formatter by the text of the whole message each time,
 * which takes longer than formatting; a cached text is not formatted again.
 */
export const cacheFormatted = <Said>(say: (values?: Values) => Said): ((values?: Values) => Said) => {
  const known = new Map<string, Said>();
  return (values) => {
    const key = keyOf(values);
    if (key === undefined) return say(values);
    const before = known.get(key);
    if (before !== undefined) return before;
    const said = say(values);
    if (known.size >= KEPT) known.clear();
    known.set(key, said);
    return said;
  };
};
