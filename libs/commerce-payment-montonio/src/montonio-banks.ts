import { COUNTRIES } from '@shop/domain/countries';
import type { Bank } from './montonio-answers.ts';
import type { MontonioClient } from './montonio-client.ts';

type KnownBank = { readonly code: string; readonly name: string; readonly country: string };

const FRESH_MS = 3_600_000;
/** After a failure the provider is not called again for this time. */
const PAUSE_MS = 60_000;
const LAST_PLACE = 999;

const takesEuro = ({ supportedCurrencies }: Bank): boolean => supportedCurrencies?.includes('EUR') ?? true;

/** Banks of the countries that the shop knows, in the provider's order. */
const banksOf = (byCountry: Readonly<Record<string, readonly Bank[]>>): KnownBank[] =>
  COUNTRIES.flatMap(({ code: country }) =>
    (byCountry[country] ?? [])
      .filter(takesEuro)
      .toSorted((a, b) => (a.uiPosition ?? LAST_PLACE) - (b.uiPosition ?? LAST_PLACE))
      .map(({ code, name }) => ({ code, name, country })),
  );

/** The provider's banks, cached for an hour. The old list stays while the provider does not answer. */
export const createMontonioBanks = (client: MontonioClient, clock: () => Date) => {
  let banks: readonly KnownBank[] = [];
  let askAfter = 0;

  return {
    options: (): readonly KnownBank[] => banks,
    countryOf: (code: string | null): string | undefined => banks.find((bank) => bank.code === code)?.country,
    /** Requests the list when it is old. */
    refresh: async (): Promise<void> => {
      const now = clock().getTime();
      if (now < askAfter) return;
      askAfter = now + PAUSE_MS;
      banks = banksOf(await client.banks());
      askAfter = now + FRESH_MS;
    },
  };
};

export type MontonioBanks = ReturnType<typeof createMontonioBanks>;
