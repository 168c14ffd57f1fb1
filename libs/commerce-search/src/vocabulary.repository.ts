import { sql, type Column, type Columns, type Database } from '@shop/database';
import { getLanguage } from '@shop/domain/languages';
import type { SearchWord } from '@shop/domain/search-term';

/** A word of the catalogue that matches a searched one. Language 0 is that of makers' names. */
export type KnownWord = Columns<
  'search_word',
  { word: 'word'; shown: 'shown'; language: 'language_id'; isKind: 'is_kind' }
>;

export type WordMatches = {
  readonly asked: Column<'search_word', 'word'>;
  readonly typed: string;
  /** Its stem in each language, by the language's id less one. */
  readonly stems: readonly string[];
  /** Forms of the same word. */
  readonly forms: readonly KnownWord[];
  /** Compounds that end with it: "sulejope" for "jope". */
  readonly compounds: readonly KnownWord[];
  /** Words that begin with it. */
  readonly beginnings: readonly KnownWord[];
};

const KNOWN = sql`jsonb_build_object('word', known.word, 'shown', known.shown, 'language', known.language_id, 'isKind', known.is_kind)`;

/** Bounds a query of eight words, however many words share a stem or a prefix. */
const MOST_FORMS = 40;

/** The vocabulary's matches for each word, in one query. Compounds are not searched in English. */
export const findWords = async (db: Database, words: readonly SearchWord[]): Promise<WordMatches[]> => {
  const { rows } = await sql<WordMatches>`
    select asked.word as asked, asked.typed, asked.stems,
      coalesce((
        select jsonb_agg(${KNOWN}) from (
          select * from search_word form
          where form.stem = any (asked.stems || asked.word)
            and form.stem = case when form.language_id = 0 then asked.word else asked.stems[form.language_id] end
          order by form.uses desc, form.word limit ${MOST_FORMS}
        ) known
      ), '[]') as forms,
      coalesce((
        select jsonb_agg(${KNOWN}) from (
          select built.* from search_word built
          join generate_series(2, 4) as spoken on built.language_id = spoken
          where length(asked.word) > 3 and length(asked.stems[spoken]) > 2
            and built.stem like '%_' || asked.stems[spoken]
          order by built.uses desc, built.word limit ${MOST_FORMS}
        ) known
      ), '[]') as compounds,
      coalesce((
        select jsonb_agg(${KNOWN}) from (
          select * from search_word begun where begun.word like asked.word || '%'
          order by begun.uses desc, begun.word limit ${MOST_FORMS}
        ) known
      ), '[]') as beginnings
    from (
      select word, typed, at, array(select search_stem(word, spoken) from generate_series(1, 4) as spoken) as stems
      from unnest(${words.map(({ plain }) => plain)}::text[], ${words.map(({ typed }) => typed)}::text[])
        with ordinality as given (word, typed, at)
    ) asked order by asked.at`.execute(db);
  return rows;
};

export type WordGuesses = {
  readonly asked: Column<'search_word', 'word'>;
  /** Similar words; the caller decides whether one was meant. */
  readonly alike: readonly KnownWord[];
  /** Kinds of goods that the asked compound ends with: "kell" for "käekell". */
  readonly endings: readonly KnownWord[];
};

const MOST_ALIKE = 20;

/** Candidates for an unknown word. */
export const guessWords = async (db: Database, words: readonly string[]): Promise<WordGuesses[]> => {
  if (words.length === 0) return [];
  const { rows } = await sql<WordGuesses>`
    select asked.word as asked,
      coalesce((
        select jsonb_agg(${KNOWN}) from (
          select * from search_word near
          where near.word % asked.word and left(near.word, 1) = left(asked.word, 1)
            and abs(length(near.word) - length(asked.word)) <= 2
          order by similarity(near.word, asked.word) desc, near.uses desc limit ${MOST_ALIKE}
        ) known
      ), '[]') as alike,
      coalesce((
        select jsonb_agg(${KNOWN} order by length(known.stem) desc) from search_word known
        where known.language_id in (${getLanguage('lv').id}, ${getLanguage('ee').id}) and known.is_kind and length(known.stem) > 3
          and search_stem(asked.word, known.language_id) like '%_' || known.stem
      ), '[]') as endings
    from unnest(${[...words]}::text[]) as asked (word)`.execute(db);
  return rows;
};
