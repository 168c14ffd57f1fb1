import type { Database } from '@shop/database';
import { insertRows, resumeIdentity } from '@shop/database/insert-rows';
import { contactOf, RESPONSIBLE_PERSONS } from './content/answerable.ts';
import { MANUFACTURERS } from './content/manufacturers.ts';
import { WARNINGS } from './content/warnings.ts';
import { slugOf } from './product-words.ts';

/** Makers with their contacts, and the responsible persons in the EU. */
export async function seedMakers(db: Database): Promise<void> {
  await insertRows(
    db,
    'responsible_person',
    { id: 'int', name: 'text', address: 'text', email: 'text' },
    RESPONSIBLE_PERSONS.map(({ id, name, address, email }) => [id, name, address, email]),
  );
  await insertRows(
    db,
    'manufacturer',
    { id: 'int', slug: 'text', name: 'text', address: 'text', email: 'text', responsible_person_id: 'int' },
    MANUFACTURERS.map((name, at) => {
      const slug = slugOf(name);
      const { address, email, responsibleId } = contactOf(name, slug, at);
      return [at + 1, slug, name, address, email, responsibleId];
    }),
  );
  for (const table of ['responsible_person', 'manufacturer']) await resumeIdentity(db, table);
}

export async function seedWarnings(db: Database): Promise<void> {
  await insertRows(
    db,
    'warning',
    { id: 'int', slug: 'text' },
    WARNINGS.map(({ id, slug }) => [id, slug]),
  );
  await insertRows(
    db,
    'warning_text',
    { warning_id: 'int', language_id: 'int', text: 'text' },
    WARNINGS.flatMap(({ id, texts }) => texts.map((text, at) => [id, at + 1, text])),
  );
  await resumeIdentity(db, 'warning');
}
