const ID = /R-[A-Z]{3}-\d{2}/g;
const RANGE = /R-([A-Z]{3})-(\d{2})(?:\.\.|–| to )(?:R-[A-Z]{3}-)?(\d{2})/g;
const SHORT = /R-([A-Z]{3})-(\d{2})((?:[,/] ?\d{2})+)/g;

const idOf = (area: string, number: number) => `R-${area}-${String(number).padStart(2, '0')}`;

/** Ids in a test's title: `R-CRT-12`, `R-CRT-12..14` or `R-CRT-12, 13`. */
export const citedIds = (title: string): string[] => [
  ...(title.match(ID) ?? []),
  ...[...title.matchAll(RANGE)].flatMap(([, area, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => idOf(area!, Number(from) + step)),
  ),
  ...[...title.matchAll(SHORT)].flatMap(([, area, , rest]) =>
    [...rest!.matchAll(/\d{2}/g)].map(([number]) => idOf(area!, Number(number))),
  ),
];
