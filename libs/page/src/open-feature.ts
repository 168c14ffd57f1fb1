import type { RouteObject } from 'react-router-dom';
import type { Feature } from './feature.ts';

/** A feature whose routes are loaded. */
export type OpenFeature = Feature & { routes: RouteObject[] };

export const isOpen = (feature: Feature): feature is OpenFeature => Array.isArray(feature.routes);

/** Loads a feature's routes if they are in a file of their own. */
export const openFeature = async (feature: Feature): Promise<OpenFeature> =>
  Array.isArray(feature.routes)
    ? { ...feature, routes: feature.routes }
    : { ...feature, routes: await feature.routes.load() };

/** The first segments of a feature's addresses. */
export const segmentsOf = ({ routes }: Feature): readonly string[] =>
  Array.isArray(routes) ? routes.flatMap(({ path }) => path?.split('/')[1] ?? []) : routes.segments;
