import type { ColumnType } from 'kysely';
import type { Writers } from '../writers.ts';

export type SearchWordTable = {
  word: string;
  /** 0 for names of makers. */
  language_id: number;
  /** With its accents. */
  shown: string;
  stem: string;
  uses: number;
  is_kind: boolean;
};

/** Phrases of shoppers for goods that the catalogue names otherwise. */
export type SearchSynonymTable = {
  language_id: number;
  term: string;
  kind: 'category' | 'value' | 'words';
  means: string[];
  is_near: ColumnType<boolean, boolean | undefined, boolean>;
};

export interface SearchTables {
  search_word: SearchWordTable;
  search_synonym: SearchSynonymTable;
}

/** Who writes each table; all others read. */
export const searchWriters: Writers<SearchTables> = {
  search_word: 'database',
  search_synonym: 'commerce-catalogue',
};
