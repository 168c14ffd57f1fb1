import type { Database } from '@shop/database';
import { SYNONYMS } from './content/synonyms.ts';
import { insertRows } from '@shop/database/insert-rows';

/** Shoppers' names of goods in each language. */
export const seedSynonyms = (db: Database): Promise<void> =>
  insertRows(
    db,
    'search_synonym',
    { language_id: 'int', term: 'text', kind: 'text', means: 'text[]', is_near: 'boolean' },
    SYNONYMS.map(({ language, term, kind, means, isNear }) => [
      ...[language, term, kind, `{${means.join(',')}}`, isNear],
    ]),
  );
