type Query = Readonly<Record<string, string | number | undefined>>;

type Names<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? Names<Head> | Names<Rest>
  : Pattern extends `:${infer Name}?`
    ? Name
    : Pattern extends `:${infer Name}`
      ? Name
      : Pattern extends '*'
        ? '*'
        : never;

type Optional<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? Optional<Head> | Optional<Rest>
  : Pattern extends `:${infer Name}?`
    ? Name
    : never;

type Params<Pattern extends string> = {
  [N in Exclude<Names<Pattern>, Optional<Pattern>>]: string | number;
} & {
  [N in Optional<Pattern>]?: string | number | undefined;
};

/** A page's address: the router's pattern, and the link made from it. Neither contains the language. */
export type Path<Pattern extends string = string> = {
  readonly pattern: Pattern;
  readonly to: [Names<Pattern>] extends [never]
    ? (params?: Record<never, never>, query?: Query) => string
    : (params: Params<Pattern>, query?: Query) => string;
};

/** `?a=1&b=2` of what is set, in the order given; empty for nothing. */
export const queryString = (query: Query = {}): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};

const fill = (pattern: string, params: Readonly<Record<string, string | number | undefined>>): string => {
  const segments = pattern.split('/').flatMap((segment) => {
    if (segment === '*') return [String(params['*'] ?? '').replace(/^\/+/, '')];
    if (!segment.startsWith(':')) return [segment];
    const isOptional = segment.endsWith('?');
    const value = params[segment.slice(1, isOptional ? -1 : undefined)];
    if (value !== undefined) return [encodeURIComponent(value)];
    if (isOptional) return [];
    throw new Error(`The link to ${pattern} needs ${segment.slice(1)}`);
  });
  return segments.join('/') || '/';
};

/** Declares a page's address once, for the route table and for every link to it. */
export const path = <Pattern extends string>(pattern: Pattern): Path<Pattern> => ({
  pattern,
  to: ((params: Record<string, string | number | undefined> = {}, query?: Query) =>
    fill(pattern, params) + queryString(query)) as Path<Pattern>['to'],
});
