import type { Person, PersonalPart, PersonalRow, PersonalTopic } from '@shop/commerce-kit/personal-data';
import type { Database } from '@shop/database';

export type ExportedTopic = { readonly topic: PersonalTopic; readonly rows: readonly PersonalRow[] };

/** What all parts have of a person, one after another: an export is not to use all connections. */
export const readPerson = async (
  db: Database,
  parts: readonly PersonalPart[],
  person: Person,
): Promise<readonly ExportedTopic[]> => {
  const topics: ExportedTopic[] = [];
  for (const { topic, read } of parts) topics.push({ topic, rows: await read(db, person) });
  return topics;
};
