import type { Generation } from './generations.repository.ts';
import type { WantedBook } from './wanted-books.ts';

/** Both methods of one market and currency are built together: pages show them side by side. */
const stageOf = ({ countryId, currencyId }: WantedBook): string => `${countryId} ${currencyId}`;

const homesFirst = (books: readonly WantedBook[]): readonly WantedBook[] => [
  ...books.filter(({ isHome }) => isHome),
  ...books.filter(({ isHome }) => !isHome),
];

/** The missing generations of these books, in steps: the home markets first, in the order of the brands. */
export const buildOrder = (
  books: readonly WantedBook[],
  lacking: readonly Generation[],
): readonly (readonly Generation[])[] => {
  const stages = Map.groupBy(homesFirst(books), stageOf);
  const taken = new Set<number>();
  return [...stages.values()].flatMap((stage) => {
    const prints = new Set(stage.map(({ fingerprint }) => fingerprint));
    const step = lacking.filter(({ id, fingerprint }) => prints.has(fingerprint) && !taken.has(id));
    for (const { id } of step) taken.add(id);
    return step.length === 0 ? [] : [step];
  });
};
