import { createServer } from '@shop/commerce-kit/create-server';
import type { App } from '@shop/commerce-kit/module';
import type { ApiDeps } from './api-deps.ts';
import { createShopModules } from './shop-modules.ts';

/** The commerce API with the given dependencies, ready to listen or to be tested by `inject`. */
export const buildApp = (deps: ApiDeps): Promise<App> => createServer(deps, createShopModules(deps));
