import { createServer } from '@shop/commerce-kit/create-server';
import type { App } from '@shop/commerce-kit/module';
import type { ApiDeps } from './api-deps.ts';
import { createShopModules } from './shop-modules.ts';

/** The commerce API with the given dependencies, ready to be tested by `inject`. */
export const buildApp = (deps: ApiDeps): Promise<App> => createServer(deps, createShopModules(deps));

/** The same with all that its first request needs, ready to listen. */
export const buildPreparedApp = async (deps: ApiDeps): Promise<App> => {
  const modules = createShopModules(deps);
  await modules.prepare();
  return createServer(deps, modules);
};
