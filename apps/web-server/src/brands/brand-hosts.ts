import type { BrandConfig } from '@shop/brand';

type Given = {
  brands: readonly BrandConfig[];
  appUrls: ReadonlyMap<string, string>;
  defaultBrand: string;
};

const withoutPort = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

/**
 * The brand of a request by its exact host. Forwarding headers do not count: anybody can send them.
 * Undefined: the host is none of ours, which can only be when public addresses are configured.
 */
export const createBrandHosts = ({ brands, appUrls, defaultBrand }: Given) => {
  const isPublic = appUrls.size > 0;
  const hosts = new Map<string, string>();
  for (const brand of brands) {
    const appUrl = appUrls.get(brand.key);
    if (appUrl) hosts.set(new URL(appUrl).hostname, brand.key);
    if (isPublic) for (const host of appUrl ? brand.hosts : []) hosts.set(host, brand.key);
    else hosts.set(`${brand.key}.localhost`, brand.key);
  }
  return (host: string | undefined): string | undefined =>
    hosts.get(withoutPort(host ?? '')) ?? (isPublic ? undefined : defaultBrand);
};

/** Where the brand's pages say they live: as configured, else the very address of the request. */
export const appUrlOf = (
  brand: BrandConfig,
  { appUrls, host }: { appUrls: ReadonlyMap<string, string>; host: string },
): string => appUrls.get(brand.key) ?? (appUrls.size > 0 ? brand.appUrl : `http://${host}`);
