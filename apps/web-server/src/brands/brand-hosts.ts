import type { BrandConfig } from '@shop/brand';
import { hostNameOf } from './request-host.ts';

type BrandHostsOptions = {
  brands: readonly BrandConfig[];
  /** Keys of brands that are to be served, built or not. */
  servedBrands: readonly string[];
  appUrls: ReadonlyMap<string, string>;
  defaultBrand: string;
};

/**
 * The brand of a request by its exact host. Forwarding headers are ignored: any client can send them. A brand that is
 * still being built has its host already, so that no other brand is served there. Undefined: the host is unknown, which
 * is possible only with configured public addresses, or it is not a valid host.
 */
export const createBrandHosts = ({ brands, servedBrands, appUrls, defaultBrand }: BrandHostsOptions) => {
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

/** Whether a brand is reached by https, so that its cookies can be bound to it. */
export const isSecureBrand = (brand: BrandConfig, appUrls: ReadonlyMap<string, string>): boolean =>
  appUrlOf(brand, { appUrls, host: '' }).startsWith('https:');

/** The public address of the brand's pages: as configured, else that of the request. */
export const appUrlOf = (
  brand: BrandConfig,
  { appUrls, host }: { appUrls: ReadonlyMap<string, string>; host: string },
): string => appUrls.get(brand.key) ?? (appUrls.size > 0 ? brand.appUrl : `http://${host}`);
