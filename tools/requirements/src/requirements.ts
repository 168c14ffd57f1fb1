/** A numbered statement of what the shop does, as `docs/requirements` keeps it. */
export type Requirement = { id: string; area: string; statement: string };

const ROW = /^\| (R-[A-Z]{3}-\d{2}) \| (.+?) \|/;

/** Reads the table rows of one area's page; the page's first heading names the area. */
export const parseRequirements = (markdown: string): Requirement[] => {
  const area = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Unnamed';
  return markdown.split('\n').flatMap((line) => {
    const row = ROW.exec(line);
    return row ? [{ id: row[1]!, area, statement: row[2]! }] : [];
  });
};

const TITLE = /\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?(?:\.[a-z]+)?\(\s*(['"`])([\s\S]*?)\1/g;
const ID = /R-[A-Z]{3}-\d{2}/g;
const RANGE = /R-([A-Z]{3})-(\d{2})(?:\.\.|–| to )(?:R-[A-Z]{3}-)?(\d{2})/g;
const SHORT = /R-([A-Z]{3})-(\d{2})((?:[,/] ?\d{2})+)/g;

const idOf = (area: string, number: number) => `R-${area}-${String(number).padStart(2, '0')}`;

const idsIn = (title: string): string[] => [
  ...(title.match(ID) ?? []),
  ...[...title.matchAll(RANGE)].flatMap(([, area, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => idOf(area!, Number(from) + step)),
  ),
  ...[...title.matchAll(SHORT)].flatMap(([, area, , rest]) =>
    [...rest!.matchAll(/\d{2}/g)].map(([number]) => idOf(area!, Number(number))),
  ),
];

/** Ids named in the titles of a test file's cases: `R-CRT-12`, `R-CRT-12..14` or `R-CRT-12, 13`. */
export const citedIn = (testSource: string): Set<string> =>
  new Set([...testSource.matchAll(TITLE)].flatMap(([, , title]) => idsIn(title!)));
