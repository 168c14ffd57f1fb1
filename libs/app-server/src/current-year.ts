import type { BrandConfig } from '@shop/brand';

/** The year of the server's clock where the brand is at home. */
export const createCurrentYear = ({ timeZone }: Pick<BrandConfig, 'timeZone'>, clock: () => number) => {
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' });
  return (): string => format.format(clock());
};
