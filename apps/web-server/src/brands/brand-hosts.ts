import type { BrandConfig } from '@shop/brand';
import { hostNameOf } from './request-host.ts';

type Given = {
  brands: readonly BrandConfig[];
  /** Keys of brands that are to be served, built or not. */
  servedBrands: readonly string[];
  appUrls: ReadonlyMap<string, string>;
  defaultBrand: string;
};

/**
 * The brand of a request by its exact host. Forwarding headers do not count: anybody can send them.
 * A brand that is still being built has its host already: nobody is shown another one there.
 * Undefined: the host is none of ours, which can only be when public addresses are configured, or it is no host at all.
 */
export const createBrandHosts = ({ brands, servedBrands, appUrls, defaultBrand }: Given) => {
  const isPublic = appUrls.size > 0;
  const hosts = new Map<string, string>();
  for (const key of new Set([...servedBrands, ...brands.map((brand) => brand.key)])) {
    const appUrl = appUrls.get(key);
    if (appUrl) hosts.set(new URL(appUrl).hostname, key);
    if (!isPublic) hosts.set(`${key}.localhost`, key);
  }
  if (isPublic)
    for (const { key, hosts: others } of brands)
      for (const host of appUrls.has(key) ? others : []) hosts.set(host, key);
  return (header = 'localhost'): string | undefined => {
    const name = hostNameOf(header);
    if (name === undefined) return undefined;
    return hosts.get(name) ?? (isPublic ? undefined : defaultBrand);
  };
};

/** Whether a brand is reached by https, so that its cookies may be bound to that. */
export const isSecureBrand = (brand: BrandConfig, appUrls: ReadonlyMap<string, string>): boolean =>
  appUrlOf(brand, { appUrls, host: '' }).startsWith('https:');

/** Where the brand's pages say they live: as configured, else the very address of the request. */
export const appUrlOf = (
  brand: BrandConfig,
  { appUrls, host }: { appUrls: ReadonlyMap<string, string>; host: string },
): string => appUrls.get(brand.key) ?? (appUrls.size > 0 ? brand.appUrl : `http://${host}`);
