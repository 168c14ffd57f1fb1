import type { BrandConfig } from '@shop/brand';
import type { Reader } from '@shop/data-access';
import type { AnswerOf, configurationCalls } from '@shop/contracts/calls';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDestination } from './destination.tsx';
import type { Currency, PageContext } from './page-context.ts';
import { usePage } from './page-provider.tsx';

export type Site = AnswerOf<typeof configurationCalls.storeConfig>;

/** The selected currency: the visitor's if the brand offers it, else EUR, else the first. */
export const chooseCurrency = (site: Pick<Site, 'filteredCurrencies'>, id: number | undefined): Currency => {
  const offered = site.filteredCurrencies;
  const chosen =
    offered.find((currency) => currency.id === id) ??
    offered.find((currency) => currency.iso_code === 'EUR') ??
    offered[0];
  if (!chosen) throw new Error('The site offers no currency');
  return { id: chosen.id, isoCode: chosen.iso_code };
};

/**
 * The value of one unit of the conversion currency in the shopper's. Raises when the site has no rate: a sum
 * of dollars is never shown as the same number of another currency.
 */
export const conversionRateOf = (
  { conversionCurrency }: Pick<Site, 'conversionCurrency'>,
  { isoCode }: Pick<Currency, 'isoCode'>,
): number => {
  const rate = conversionCurrency.rates[isoCode];
  if (rate === undefined || !(rate > 0)) throw new Error(`The site says no rate of ${isoCode}`);
  return rate;
};

/**
 * The shown category tree: the requested one if listed, else the one for country and language, else the
 * first.
 */
export const chooseSearchKey = (
  site: Pick<Site, 'searchKeys'>,
  brand: Pick<BrandConfig, 'defaultCountryId'>,
  languageId: number,
  asked?: string | null,
): string => {
  const keys = site.searchKeys;
  const fits = keys.find(
    (one) => one.country_id === brand.defaultCountryId && one.language_id === languageId,
  );
  return keys.find((one) => one.key === asked)?.key ?? fits?.key ?? keys[0]?.key ?? 'us';
};

/** The site's settings; every page has them before its loader runs. */
export const siteOf = ({ queryClient, queries, language }: PageContext): Promise<Site> =>
  queryClient.ensureQueryData(queries.configuration.store(language.code));

export const currencyOf = async (context: PageContext): Promise<Currency> =>
  chooseCurrency(await siteOf(context), context.currencyId);

export const searchKeyOf = async (context: PageContext, url?: URL): Promise<string> =>
  chooseSearchKey(
    await siteOf(context),
    context.brand,
    context.language.id,
    url?.searchParams.get('queryKey'),
  );

export const useSite = (): Site => {
  const { queries, language } = usePage();
  return useSuspenseQuery(queries.configuration.store(language.code)).data;
};

export const useCurrency = (): Currency => {
  const { currencyId } = usePage();
  return chooseCurrency(useSite(), currencyId);
};

/** The parameters of prices; loaders use it for the queries that pages read. */
export const readerOf = async (context: PageContext): Promise<Reader> => {
  // Taken at once: a choice made in the meantime is used by the following page.
  const destination = context.destination.current();
  const { id } = await currencyOf(context);
  return { locale: context.language.code, currencyId: id, ...destination };
};

export const useReader = (): Reader => {
  const { language } = usePage();
  return { locale: language.code, currencyId: useCurrency().id, ...useDestination() };
};

/** The code of the market's country. */
export const useMarket = (): string => {
  const { brand } = usePage();
  const { countryId } = useDestination();
  return useSite().countries.find(({ id }) => id === countryId)?.iso_code ?? brand.country;
};
