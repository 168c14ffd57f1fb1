type Doors = Readonly<Record<string, string>>;

const isPattern = ([door]: readonly [string, string]): boolean => door.includes('*');
const byDoor = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : 1);

/** A library's entry points with the new one, in alphabetical order; patterns stay last. */
export function openDoor(doors: Doors, door: string, file: string): Doors {
  if (doors[door] !== undefined) throw new Error(`${door} is a door already`);
  const entries = Object.entries(doors);
  const named = entries.filter((entry) => !isPattern(entry));
  return Object.fromEntries([
    ...[...named, [door, file] as const].sort(byDoor),
    ...entries.filter(isPattern),
  ]);
}

/** A line of the test's list: an entry point, and its names. */
const LINE = /^( *)"([\w-]+):.*",$/gm;

/** The test that lists a library's entry points, with the new one. */
export function listDoor(test: string, door: string, names: string): string {
  const lines = [...test.matchAll(LINE)];
  const last = lines.at(-1);
  if (!last || lines.some(([, , listed]) => listed === door))
    throw new Error(`the list of doors cannot take ${door}`);
  const next = lines.find(([, , listed = '']) => listed > door);
  const at = next?.index ?? last.index + last[0].length + 1;
  return `${test.slice(0, at)}${last[1]}"${door}: ${names}",\n${test.slice(at)}`;
}
