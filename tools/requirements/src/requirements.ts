/** How a statement is proved: by a unit test, by a call or a rendered page, in a browser, in a build. */
export type Level = 'unit' | 'API' | 'browser' | 'build';
export type Status = 'built' | 'not yet';

/** A numbered requirement in `docs/requirements`. */
export type Requirement = { id: string; area: string; statement: string; verify: Level; status: Status };

const ROW = /^\| (R-[A-Z]{3}-\d{2}) +\| (.+?) +\| (unit|API|browser|build) +\| (built|not yet) +\|$/;
const ANY_ROW = /^\| R-/;

const parseRow = (area: string, line: string): Requirement => {
  const row = ROW.exec(line);
  if (!row) throw new Error(`${area}: not a row of id, statement, verify and status: ${line}`);
  const [, id, statement, verify, status] = row;
  return { area, id: id!, statement: statement!, verify: verify as Level, status: status as Status };
};

/** Reads the table rows of one area's page. The first heading names the area. Throws for an invalid row. */
export const parseRequirements = (markdown: string): Requirement[] => {
  const area = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Unnamed';
  return markdown
    .split('\n')
    .filter((line) => ANY_ROW.test(line))
    .map((line) => parseRow(area, line));
};
