import type { Database } from '@shop/database';
import type { ChangeListener } from '../../platform/change-listener.ts';
import type { Module } from '../../platform/module.ts';
import type { TrustedHeaders } from '../../platform/trusted-headers.ts';
import { changesRoutes } from './changes.routes.ts';
import { createConfigurationRepository } from './configuration.repository.ts';
import { createRememberedConfig } from './remembered-config.ts';
import { configurationRoutes } from './configuration.routes.ts';

export { syncBrands } from './brand-sync.ts';
export { findBuiltBrands, findSourceBrands } from './found-brands.ts';

type Deps = { db: Database; changes: ChangeListener; headers: TrustedHeaders };

/** Languages, the site's configuration, staff's texts, and word of what changed. */
export const createConfiguration =
  ({ db, changes, headers }: Deps): Module =>
  async (app) => {
    await configurationRoutes({
      rows: createConfigurationRepository(db),
      remembered: createRememberedConfig(changes),
    })(app);
    await changesRoutes({ changes, headers })(app);
  };
