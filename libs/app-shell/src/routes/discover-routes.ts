import { isOpen, openFeature } from '@shop/page';
import { splitLocale } from '@shop/paths';
import type { RouteObject } from 'react-router-dom';
import { buildPages, type BrandWithFeatures } from './build-routes.ts';
import { meantFeatures } from './meant-features.ts';
import { withinReach } from './within-reach.ts';

/** The first segment of an address, without its language. */
export const firstSegment = (pathname: string, locales: readonly string[]): string =>
  splitLocale(pathname, locales).path.split('/')[1] ?? '';

/**
 * Loads the routes of an address that no loaded page matches, from the features that may have it.
 * A router does not accept the same route twice.
 */
export const discoverRoutes = (parts: BrandWithFeatures) => {
  return async (pathname: string): Promise<RouteObject[]> => {
    const segment = firstSegment(pathname, parts.brand.locales);
    const meant = meantFeatures(parts.features, segment).filter((feature) => !isOpen(feature));
    const opened = await withinReach(() => Promise.all(meant.map(openFeature)))();
    return opened.flatMap((feature) => buildPages(feature, parts));
  };
};
