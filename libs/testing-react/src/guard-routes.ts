import { brandHas, type BrandConfig, type BrandFeature } from '@shop/brand';
import { notFound, pageContext, type Feature, type OpenFeature, type PageHandle } from '@shop/page';
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';

type Lazy = { loader?: () => Promise<LoaderFunction> };

const guard =
  (feature: Feature, { params: patterns = {}, checks = [], messages = [] }: PageHandle) =>
  async (args: LoaderFunctionArgs) => {
    const page = pageContext(args.context);
    await Promise.all([feature.messages ?? [], ...messages].flat().map((words) => page.speech.learn(words)));
    const url = new URL(args.request.url);
    const path = url.pathname + url.search;
    for (const [name, fits] of Object.entries(patterns)) {
      const value = args.params[name];
      if (value !== undefined && !fits(value)) throw notFound(path);
    }
    for (const name of checks)
      await feature.checks?.[name]?.(page, { params: args.params, path, url, request: args.request });
  };

/**
 * Adds a feature's own patterns and checks to its loaders, and leaves out what the brand has switched off, as
 * the shell does.
 */
export const guardRoutes = (feature: OpenFeature, brand: BrandConfig): RouteObject[] => {
  const isOffered = (requires?: BrandFeature) => !requires || brandHas(brand, requires);
  const handleOf = ({ handle = {} }: RouteObject) => handle as PageHandle;
  const offered = isOffered(feature.requires)
    ? feature.routes.filter((route) => isOffered(handleOf(route).requires))
    : [];
  return offered.map((route) => {
    const handle = handleOf(route);
    const { loader: lazyLoader, ...lazy } = (route.lazy ?? {}) as Lazy;
    const enter = guard(feature, handle);
    const load = async () => (route.loader as LoaderFunction | undefined) ?? (await lazyLoader?.());
    return {
      ...route,
      lazy,
      loader: async (args: LoaderFunctionArgs) => {
        await enter(args);
        return (await (await load())?.(args)) ?? null;
      },
    } as RouteObject;
  });
};
