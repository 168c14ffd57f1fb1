/** Each part of a page by an import of its own: `{ loader: async () => (await import('./x.loader.ts')).loader }`. */
type Parts = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * The `lazy` of a route whose imports are in another file (`*.pages.ts`). That file is loaded with the first
 * of them, so landing pages do not contain the names of all files behind them.
 */
export const partsOf = <Page extends Parts, Name extends keyof Page & string>(
  load: () => Promise<Page>,
  ...names: Name[]
): Pick<Page, Name> =>
  Object.fromEntries(names.map((name) => [name, async () => (await load())[name]?.()])) as Pick<Page, Name>;
