import { loadPhrases, readTerm, type Phrases, type Reading } from '@shop/commerce-search';
import type { Brands, Category, Flag, Listing, ListingRequest } from '@shop/contracts/catalogue';
import type { Database } from '@shop/database';
import type { FieldRules } from '@shop/domain/facets';
import { parseFilters } from '@shop/domain/filters';
import { END_OF_LISTING, MOST_ITEMS } from '@shop/domain/listing-window';
import { normaliseTerm, searchWords } from '@shop/domain/search-term';
import type { Sort } from '@shop/domain/sort';
import { brandsOf } from './brand-index.ts';
import { countByManufacturer } from './brand-counts.repository.ts';
import { toCard } from './card.ts';
import { categoriesOf } from './category-tree.ts';
import { isFacetOf, wordIn, type Dictionary } from './dictionary.ts';
import { loadDictionary } from './dictionary.repository.ts';
import { countFacets, holdsPrices, type FacetCounts } from './facet-counts.repository.ts';
import { facetsOf } from './facets.ts';
import { dollarsOf, toIndexFilters } from './index-filters.ts';
import { isNarrowedByPrice, type ListingScope } from './listing-scope.ts';
import { toPicks } from './picks.ts';
import type { ListingQuery, ListingRow } from './listing.repository.ts';
import { createKeptCards } from './kept-cards.ts';
import { findShown } from './picked-variants.repository.ts';
import { countPrices, type CountsQuery, type PriceCounts } from './price-counts.repository.ts';
import type { Till } from '@shop/commerce-prices';
import { createRemembered } from '@shop/commerce-kit/remembered';
import { findSimilar } from './similar.ts';
import { chooseLevel, noteOf, scopeOfSearch, type Understood } from './search/search.repository.ts';
import type { ChoiceIds } from './choice-ids.ts';
import { combinationsOf, findChoices } from './variant-choices.repository.ts';

const KEPT_TREES = 64;
const KEPT_COUNTS = 2_000;
const KEPT_TERMS = 5_000;

export type Ask = { request: ListingRequest; sort: Sort; languageId: number; till: Till };

const NO_CATEGORY = 0;
/** An id without a category, however large, counts as an empty category. */
const knownOrNone = ({ categories }: Dictionary, id: number) => (categories.has(id) ? id : NO_CATEGORY);

const clamp = (value: number, most: number) => Math.min(Math.max(0, value), most);

/** Reads the catalogue, and caches common requests until something changes. */
export const createCatalogue = (db: Database) => {
  const dictionaries = createRemembered<Dictionary>(1);
  const trees = createRemembered<Category[]>(KEPT_TREES);
  const counts = createRemembered<FacetCounts>(KEPT_COUNTS);
  const prices = createRemembered<PriceCounts>(KEPT_COUNTS);
  const brandCounts = createRemembered<ReadonlyMap<number, number>>(1);
  const choices = createRemembered<ChoiceIds>(KEPT_COUNTS);
  const readings = createRemembered<Reading>(KEPT_TERMS);
  const terms = createRemembered<Understood>(KEPT_TERMS);
  const phrases = createRemembered<Phrases>(1);
  const cards = createKeptCards(db);

  const dictionary = () => dictionaries.read('all', () => loadDictionary(db));

  const fieldRules = (known: Dictionary, categoryId: number | null): FieldRules => ({
    filterableInCategory:
      categoryId === null ? null : (known.categories.get(categoryId)?.filterableFields ?? []),
    disabledInIndex: [...known.fields.values()]
      .filter((field) => field.isDisabledInIndex)
      .map(({ id }) => id),
  });

  const understand = async (text: string, languageId: number): Promise<Understood | null> => {
    const term = normaliseTerm(text);
    if (term === '') return null;
    const key = `${languageId} ${term}`;
    const read = async () => {
      const known = await phrases.read('all', async () => loadPhrases(db, await dictionary()));
      return readTerm(db, { words: searchWords(term), phrases: known, languageId });
    };
    return terms.read(key, async () => chooseLevel(db, await readings.read(key, read)));
  };

  const findWindow = async (known: Dictionary, query: ListingQuery): Promise<ListingRow[]> =>
    query.limit === 0 || query.offset === END_OF_LISTING ? [] : findShown(db, known, query);

  const readPrices = (asked: CountsQuery): Promise<PriceCounts> => {
    const { scope, picks, generationId } = asked;
    return prices.read(JSON.stringify([scope, picks, generationId]), () => countPrices(db, asked));
  };

  /** Counts without a picked price are shared by all generations, and may hold the prices of one of them. */
  const pricesOf = async (counting: Promise<FacetCounts>, asked: CountsQuery): Promise<PriceCounts> => {
    if (!holdsPrices(asked)) return readPrices(asked);
    const { prices: held } = await counting;
    return held?.generationId === asked.generationId ? held.counts : readPrices(asked);
  };

  const list = async ({ request, sort, languageId, till }: Ask): Promise<Listing> => {
    const known = await dictionary();
    const filters = parseFilters(Object.entries(request.params), (key) => isFacetOf(known, key));
    const understood = await understand(request.params['s'] ?? '', languageId);
    const scope: ListingScope = {
      categoryId: request.categoryId === null ? null : knownOrNone(known, request.categoryId),
      offersOnly: request.contentType === 'o',
      ...scopeOfSearch(understood),
    };
    const picks = toPicks(known, toIndexFilters(filters, till));
    const limit = clamp(request.limit, MOST_ITEMS);
    const offset = clamp(request.offset, END_OF_LISTING);
    const { generationId } = till[till.method];
    // Where prices do not narrow it all generations have the same counts.
    const key = JSON.stringify(
      isNarrowedByPrice(scope, picks) ? [scope, picks, generationId] : [scope, picks],
    );
    const choiceIds = await choices.read(JSON.stringify([scope.choices, picks.ofVariant]), () =>
      findChoices(db, combinationsOf(scope, picks)),
    );

    const asked = { scope, picks, choiceIds, generationId, flagIds: [...known.flags.keys()] };
    const counting = counts.read(key, () => countFacets(db, known, asked));
    const [rows, counted, priced] = await Promise.all([
      findWindow(known, { ...asked, till, cards, sort, languageId, limit, offset }),
      counting,
      request.facets ? pricesOf(counting, asked) : null,
    ]);
    const isBelowLimit = counted.total < limit;
    const isAskedForSimilar = isBelowLimit && request.facets === true;
    const similar = isAskedForSimilar
      ? await findSimilar(db, { known, scope, understood, rows, languageId, till, cards })
      : [];
    const rules = fieldRules(known, request.categoryId);
    const reading = { dictionary: known, languageId, till };
    return {
      status: true,
      items: rows.map((row) => toCard(row, reading)),
      total: counted.total,
      search: understood && noteOf(understood, known, (names) => wordIn(names, languageId)),
      currency: till.currency,
      ...{ country_id: till.countryId, method: till.method },
      sort,
      facets: priced
        ? facetsOf(
            known,
            { ...counted, ...priced },
            { filters, rules, languageId, toDollars: dollarsOf(till) },
          )
        : [],
      disabledAdditionalIdsInIndex: [...rules.disabledInIndex],
      isBelowLimit,
      similarResults: similar.map((row) => toCard(row, reading)),
    };
  };

  return {
    dictionary,
    cards,
    list,
    fieldRules,

    categories: (tree: string, languageId: number): Promise<Category[]> =>
      trees.read(`${tree} ${languageId}`, async () => categoriesOf(await dictionary(), tree, languageId)),

    brands: async (languageId: number, az: string): Promise<Brands> => {
      const all = await brandCounts.read('all', () => countByManufacturer(db));
      return brandsOf({ dictionary: await dictionary(), counts: all, languageId, az });
    },

    flags: async (languageId: number): Promise<Flag[]> =>
      [...(await dictionary()).flags.values()]
        .sort((a, b) => a.position - b.position || a.id - b.id)
        .map(({ id, type, position, slug, names }) => ({
          ...{ id, type, position, slug },
          name: wordIn(names, languageId),
        })),

    /**
     * Called when products changed: deletes the counts and listings. The meaning of search terms is kept, since the
     * vocabulary is rebuilt only with the whole catalogue.
     */
    forgetCounts: () => {
      for (const remembered of [counts, prices, brandCounts, choices, terms, cards]) remembered.forget();
    },

    /** Called when anything may have changed. */
    forget: () => {
      for (const remembered of [
        dictionaries,
        trees,
        counts,
        prices,
        brandCounts,
        choices,
        readings,
        terms,
        phrases,
        cards,
      ])
        remembered.forget();
    },
  };
};

export type Catalogue = ReturnType<typeof createCatalogue>;
