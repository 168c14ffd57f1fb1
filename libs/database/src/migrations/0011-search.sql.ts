/**
 * Endings of the shop's languages, longest first, on words without accents. They are light on purpose: two words with
 * one stem are forms of one word, and a word that loses nothing is its own stem.
 */
const ENDINGS: Readonly<Record<'lt' | 'lv' | 'ee', string>> = {
  lt: `iuosiuose|iuosius|iosioms|uosius|iesiems|aisiais|iuose|iomis|uose|iams|iais|iems|ioms|ioje|iuje|omis|emis|imis
    |umis|ieji|asis|ams|ais|iai|iui|ius|ios|ias|iem|ems|oms|ims|ums|oje|eje|yje|uje|ose|ese|yse|ame|ies|iam|aus|umi|imi
    |oji|ai|as|os|is|ys|us|es|ui|ei|iu|io|ia|ie|am|om|em|a|e|i|y|o|u`,
  lv: 'ajiem|ajam|ajai|ajas|ajos|ajus|jiem|iems|iem|aja|ajo|ais|ies|am|as|ai|is|os|us|es|ei|im|em|ie|a|e|i|u|o|s',
  ee: `desse|tesse|dega|tega|dele|tele|delt|telt|deta|teta|deks|teks|dest|test|des|tes|del|tel|sse|de|te|sid|id|ed|ad|ud
    |ga|ta|ks|st|le|lt|d`,
};

const cut = (word: string, endings: string) =>
  `regexp_replace(${word}, '^(.{3,}?)(${endings.replaceAll(/\s/g, '')})$', '\\1')`;

/** English plurals; "knife" and "knives", "glove" and "gloves" meet at an f. */
const english = `case
    when word ~ '[^aeiou]ies$' then regexp_replace(word, 'ies$', 'y')
    when word ~ '.(ss|sh|ch|x|zz)es$' then regexp_replace(word, 'es$', '')
    when word ~ '..ves?$' then regexp_replace(word, 'ves?$', 'f')
    when word ~ '..fe$' then regexp_replace(word, 'e$', '')
    when word ~ '..[^siu]s$' then regexp_replace(word, 's$', '')
    else word end`;

/** In Lithuanian t turns to č and d to dž before some endings: batas, bačiai. */
const lithuanian = `regexp_replace(regexp_replace(${cut('word', ENDINGS.lt)}, 'dz$', 'd'), '(..)c$', '\\1t')`;

/** Estonian stops come in three lengths (kott, koti; särk, särgi), and an e comes and goes (mantel, mantlid). */
const estonian = `(
    select left(bare, -1) || translate(right(bare, 1), 'bdg', 'ptk')
    from (select regexp_replace(regexp_replace(
      ${cut(cut('word', ENDINGS.ee), 'a|e|i|u')}, '([ptk])\\1$', '\\1'), '([^aeiou])e([lr])$', '\\1\\2') as bare) cut
  )`;

const searchStem = `create function search_stem(word text, language_id integer) returns text
  language sql immutable parallel safe
  as $$ select case language_id
    when 1 then ${english}
    when 2 then ${lithuanian}
    when 3 then ${cut('word', ENDINGS.lv)}
    when 4 then ${estonian}
    else word end $$`;

const words = [
  `drop function refresh_search_word()`,
  `drop table search_word`,
  `create table search_word (
    word text not null,
    -- 0 for names of makers, which belong to no language
    language_id smallint not null,
    -- with its accents, as it is told to a shopper
    shown text not null,
    stem text not null,
    uses integer not null,
    -- names a kind of goods, so that it outweighs what is said of them; "women" and "leather" only say
    is_kind boolean not null,
    primary key (word, language_id)
  )`,
  `create index search_word_stem on search_word (stem, language_id)`,
  `create index search_word_prefix on search_word (word text_pattern_ops)`,
  `create index search_word_trigrams on search_word using gin (word gin_trgm_ops)`,
  `create index search_word_stem_trigrams on search_word using gin (stem gin_trgm_ops)`,
];

/** Item numbers and other words with digits are asked of the index itself, and would only swell the vocabulary. */
const refreshWords = `create function refresh_search_word() returns void
language plpgsql as $$
declare
  spoken integer;
begin
  delete from search_word;
  for spoken in select distinct product_text.language_id from product_text loop
    insert into search_word
    select said.plain, spoken, said.shown, search_stem(replace(said.plain, '-', ''), spoken), said.uses, said.is_kind
    from (
      select search_text(word) as plain, min(word) as shown, sum(ndoc)::int as uses, bool_or(is_kind) as is_kind
      from (
        select word, ndoc, false as is_kind from ts_stat(format(
          'select to_tsvector(''simple'', name) from product_text where language_id = %s', spoken))
        union all
        select word, ndoc, true from ts_stat(format(
          'select to_tsvector(''simple'', name) from category_name where language_id = %s', spoken))
        union all
        select word, ndoc, false from ts_stat(format(
          'select to_tsvector(''simple'', name) from additional_field_value_name where language_id = %s', spoken))
      ) found group by search_text(word)
    ) said
    where length(said.plain) between 2 and 40 and said.plain !~ '[0-9]';
    update search_word kind set is_kind = false
    where kind.language_id = spoken and kind.is_kind and kind.stem in (
      select search_stem(word, spoken) from ts_stat(format(
        'select to_tsvector(''simple'', search_text(name)) from additional_field_value_name where language_id = %s',
        spoken))
    );
  end loop;
  insert into search_word
  select word, 0, word, word, ndoc, false
  from ts_stat('select to_tsvector(''simple'', search_text(name)) from manufacturer')
  where length(word) between 2 and 40 and word !~ '[0-9]';
end $$`;

/**
 * What shoppers say for what the catalogue calls otherwise. A meaning is a category's slug, "field/value", or words.
 * Where the catalogue has only something near, the answer says so.
 */
const synonyms = `create table search_synonym (
  language_id smallint not null,
  term text not null,
  kind text not null check (kind in ('category', 'value', 'words')),
  means text[] not null,
  is_near boolean not null default false,
  primary key (language_id, term, kind)
)`;

export const searchSql = [searchStem, ...words, refreshWords, synonyms];
