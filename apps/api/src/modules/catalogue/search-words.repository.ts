import type { Database } from '@shop/database';
import { searchWords } from '@shop/domain';
import { sql } from './sql.ts';

type Match = { word: string; is_known: boolean; similar: string[] };

const MOST_SIMILAR = 3;

const quoted = (word: string) => `'${word.replace(/['\\]/g, '')}'`;

/** The word itself as a beginning; when nothing begins so, the nearest words that the index knows. */
const alternatives = ({ word, is_known, similar }: Match): string =>
  is_known || similar.length === 0
    ? `${quoted(word)}:*`
    : `(${[`${quoted(word)}:*`, ...similar.map(quoted)].join(' | ')})`;

export type TextQueries = {
  /** Every word must be met. */
  readonly strict: string;
  /** Any word will do: for results that are only similar. */
  readonly loose: string;
};

/** Turns what a shopper typed into queries of the text index, forgiving typos, accents and word order. */
export const findTextQueries = async (db: Database, term: string): Promise<TextQueries | null> => {
  const words = searchWords(term);
  if (words.length === 0) return null;
  const { rows } = await sql<Match>`
    select asked.word,
      exists (select from search_word known where known.word like asked.word || '%') as is_known,
      array(
        select near.word from search_word near
        where length(asked.word) > 3 and near.word % asked.word and near.word !~ '[0-9]'
        order by similarity(near.word, asked.word) desc, near.uses desc limit ${MOST_SIMILAR}
      ) as similar
    from unnest(${words}::text[]) with ordinality as asked(word, at) order by asked.at`.execute(db);
  const parts = rows.map(alternatives);
  return { strict: parts.join(' & '), loose: parts.join(' | ') };
};
