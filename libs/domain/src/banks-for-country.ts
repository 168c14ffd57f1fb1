/** An option within a method: a bank. */
export type ProviderOption = {
  readonly code: string;
  readonly name: string;
  /** ISO code of the country where it works; absent: everywhere. */
  readonly country?: string;
};

/**
 * The banks of the buyer's country where the provider has any, else all of them. A bank of several countries in one
 * list is named with its country.
 */
export const banksForCountry = (
  options: readonly ProviderOption[],
  country: string | undefined,
): { code: string; name: string }[] => {
  const near = options.filter((option) => option.country === undefined || option.country === country);
  const shown = near.length > 0 ? near : options;
  return shown.map(({ code, name, country: place }) => {
    const isAmbiguous = shown.some((other) => other.name === name && other.country !== place);
    return { code, name: place && isAmbiguous ? `${name} (${place})` : name };
  });
};
