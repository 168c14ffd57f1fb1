const STATEMENT = /^export [^;]*? from '(\.\/[^']+)';$/gm;

/**
 * A library's index with one export more. The first statements stand in the order of their folders, and there the new
 * one takes its place; the others keep theirs, for the order of a library is the order of its styles.
 */
export function openDoor(index: string, file: string, names: string): string {
  const statements = [...index.matchAll(STATEMENT)];
  if (statements.some(([, from]) => from === file)) throw new Error(`${file} is exported already`);
  let at = statements[0]?.index ?? index.length;
  let before = '';
  for (const statement of statements) {
    const from = statement[1] ?? '';
    if (from < before || from > file) break;
    at = statement.index + statement[0].length + 1;
    before = from;
  }
  return `${index.slice(0, at)}export { ${names} } from '${file}';\n${index.slice(at)}`;
}

/** The test that lists a library's doors, with one more of them in its place. */
export function listDoor(test: string, door: string): string {
  const [list = ''] = /(?<=`")[^`"]+(?="`)/.exec(test) ?? [];
  const doors = list.split(' ');
  if (list === '' || doors.includes(door)) throw new Error(`the list of doors cannot take ${door}`);
  return test.replace(list, [...doors, door].sort().join(' '));
}
