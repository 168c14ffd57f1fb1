/** Each part of a page by an import of its own: `{ loader: async () => (await import('./x.loader.ts')).loader }`. */
type Parts = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * What a route's `lazy` asks for, of a page whose imports stand in another file (`*.pages.ts`). That file comes with
 * the first of them, so pages that shoppers land on do not carry the names of all files behind them.
 */
export const partsOf = <Page extends Parts, Name extends keyof Page & string>(
  load: () => Promise<Page>,
  ...names: Name[]
): Pick<Page, Name> =>
  Object.fromEntries(names.map((name) => [name, async () => (await load())[name]?.()])) as Pick<Page, Name>;
