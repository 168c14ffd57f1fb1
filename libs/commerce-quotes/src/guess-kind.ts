type NamedKind = { readonly category_id: number; readonly name: string; readonly group: string };

/** English plurals are levelled: the names of kinds are plural, titles are not. */
const singular = (word: string): string =>
  word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?<=ch|sh|x|ss)es$/, '')
    .replace(/(?<!s)s$/, '');

const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular);

/** `Cups and mugs` are two kinds of goods by one name. */
const alternativesOf = (name: string): readonly (readonly string[])[] =>
  name
    .split(/\s*(?:,|&|\band\b)\s*/i)
    .map(wordsOf)
    .filter((words) => words.length > 0);

/** How many words of the kind's name all stand in the text; 0 unless one name of it is complete. */
const fitOf = (kind: NamedKind, said: ReadonlySet<string>): number =>
  Math.max(
    0,
    ...alternativesOf(kind.name).map((words) => (words.every((word) => said.has(word)) ? words.length : 0)),
  );

/**
 * The kind of goods that a page's categories or its title name in full. Null where none or several fit equally: then the
 * buyer chooses.
 */
export const guessKind = (
  page: { readonly title: string | null; readonly categories: readonly string[] },
  kinds: readonly NamedKind[],
): number | null => {
  const said = new Set(wordsOf([page.title ?? '', ...page.categories].join(' ')));
  const fits = kinds.map((kind) => ({ id: kind.category_id, fit: fitOf(kind, said) }));
  const best = Math.max(0, ...fits.map(({ fit }) => fit));
  const winners = fits.filter(({ fit }) => fit > 0 && fit === best);
  return winners.length === 1 ? winners[0]!.id : null;
};
