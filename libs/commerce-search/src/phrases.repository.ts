import { sql, type Columns, type Database } from '@shop/database';
import { additionalFieldKey } from '@shop/domain/facets';
import { createPhrases, type Meaning, type Phrase, type Phrases } from './phrases.ts';

type SynonymRow = Columns<
  'search_synonym',
  { language: 'language_id'; term: 'term'; shown: 'term'; kind: 'kind'; means: 'means'; is_near: 'is_near' }
> & { stems: string };
type ValueRow = Columns<
  'additional_field_value_name',
  { value_id: 'value_id'; language: 'language_id'; term: 'name'; shown: 'name' }
> & { stems: string };

type Named = { readonly id: number; readonly slug: string };

/** What phrases can mean: the catalogue's categories, fields and values by id. */
export type Dictionary = {
  readonly categories: ReadonlyMap<number, Named>;
  readonly fields: ReadonlyMap<number, Pick<Named, 'slug'>>;
  readonly values: ReadonlyMap<number, Named & { readonly fieldId: number }>;
};

const NOTHING: Meaning = { categories: [], values: null, words: [], isNear: false };

/** Field and value slugs to ids, as synonyms write them: "colour/rust". */
const pickedValues = ({ fields, values }: Dictionary, means: readonly string[]): Meaning['values'] => {
  const wanted = new Set(means);
  const found = [...values.values()].filter(({ fieldId, slug }) =>
    wanted.has(`${fields.get(fieldId)?.slug ?? ''}/${slug}`),
  );
  const [first] = found;
  return first
    ? {
        key: additionalFieldKey(first.fieldId),
        ids: found.filter(({ fieldId }) => fieldId === first.fieldId).map(({ id }) => id),
      }
    : null;
};

const meaningOf = (dictionary: Dictionary, { kind, means, is_near }: SynonymRow): Meaning => {
  if (kind === 'words') return { ...NOTHING, words: means };
  if (kind === 'value') return { ...NOTHING, values: pickedValues(dictionary, means) };
  const wanted = new Set(means);
  const categories = [...dictionary.categories.values()].filter(({ slug }) => wanted.has(slug));
  return { ...NOTHING, categories: categories.map(({ id }) => id), isNear: is_near };
};

const isEmpty = ({ categories, values, words }: Meaning) =>
  categories.length + words.length === 0 && values === null;

const loadSynonyms = async (db: Database, dictionary: Dictionary): Promise<Phrase[]> => {
  const { rows } = await sql<SynonymRow>`
    select language_id as language, search_text(term) as term, term as shown, kind, means, is_near, (
      select string_agg(search_stem(word, language_id), ' ' order by at)
      from unnest(string_to_array(search_text(term), ' ')) with ordinality as said (word, at)
    ) as stems
    from search_synonym order by language_id, term, kind`.execute(db);
  return rows
    .map((row) => ({
      ...{ language: row.language, term: row.term, shown: row.shown, stems: row.stems },
      meaning: meaningOf(dictionary, row),
    }))
    .filter(({ meaning }) => !isEmpty(meaning));
};

/** Names of colours, sizes and the like: "fjord blue", "128 gb", and with the field's own name "size m". */
const loadValues = async (db: Database, dictionary: Dictionary): Promise<Phrase[]> => {
  const { rows } = await sql<ValueRow>`
    with named as (
      select value.id as value_id, name.language_id, search_text(name.name) as name, search_text(field_name.name) as field
      from additional_field_value_name name
      join additional_field_value value on value.id = name.value_id
      join additional_field field on field.id = value.field_id and field.tells_variants
      join additional_field_name field_name on field_name.field_id = field.id and field_name.language_id = name.language_id
    ), said as (
      select value_id, language_id, name as term from named
      union select value_id, language_id, replace(name, ' ', '') from named where name ~ '^[0-9]+ '
      union select value_id, language_id, field || ' ' || name from named
      union select value_id, language_id, name || ' ' || field from named
    )
    select value_id, language_id as language, term, term as shown, (
      select string_agg(search_stem(word, language_id), ' ' order by at)
      from unnest(string_to_array(term, ' ')) with ordinality as said_word (word, at)
    ) as stems
    from said order by language_id, term, value_id`.execute(db);
  return rows.flatMap(({ value_id, language, term, shown, stems }) => {
    const value = dictionary.values.get(value_id);
    if (!value) return [];
    const values = { key: additionalFieldKey(value.fieldId), ids: [value_id] };
    return [{ language, term, shown, stems, meaning: { ...NOTHING, values } }];
  });
};

/** The meaning of all phrases in the shop's languages, kept in memory. */
export const loadPhrases = async (db: Database, dictionary: Dictionary): Promise<Phrases> => {
  const [synonyms, values] = await Promise.all([loadSynonyms(db, dictionary), loadValues(db, dictionary)]);
  return createPhrases([...synonyms, ...values]);
};
