/** Fields of one group by their names in small letters. A field that is given twice has its first value. */
export type Fields = ReadonlyMap<string, string>;

/** The fields of a header or of a report; continued lines belong to the one before (RFC 5322). */
const fieldsOf = (group: string): Fields => {
  const fields = new Map<string, string>();
  for (const line of group.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
};

/** Groups of fields, divided by empty lines, at most so many (RFC 3464, RFC 5965). */
export const fieldGroups = (text: string, most: number): Fields[] =>
  text
    .split(/(?:\r?\n[ \t]*){2,}(?=\S)/, most)
    .map(fieldsOf)
    .filter(({ size }) => size > 0);

/** The header of a message, without its text. */
export const headerOf = (message: string): Fields => fieldsOf(message.split(/\r?\n\r?\n/, 1)[0] ?? '');
