import type { Clock, Database } from '@shop/database';
import type { ChangeListener } from '@shop/commerce-kit/change-listener';
import type { Module } from '@shop/commerce-kit/module';
import type { TrustedHeaders } from '@shop/commerce-kit/trusted-headers';
import { noContent, type ContentOfSite } from './content-of-site.ts';
import { changesRoutes } from './changes.routes.ts';
import { createConfigurationRepository } from './configuration.repository.ts';
import { createRememberedConfig } from './remembered-config.ts';
import { configurationRoutes } from './configuration.routes.ts';
import { pathCheckRoutes } from './path-check/path-check.routes.ts';
import { createPathRedirects } from './path-check/path-redirects.repository.ts';

type ConfigurationDeps = {
  db: Database;
  changes: ChangeListener;
  clock: Clock;
  headers: TrustedHeaders;
  /** A shop without content has none. */
  contentOf?: ContentOfSite;
};

/** Languages, the site's configuration, texts changed by staff, and the stream of changes. */
export const createConfiguration =
  ({ db, changes, clock, headers, contentOf = noContent }: ConfigurationDeps): Module =>
  async (app) => {
    await configurationRoutes({
      rows: createConfigurationRepository(db),
      remembered: createRememberedConfig(changes, clock),
      contentOf,
    })(app);
    await pathCheckRoutes({ redirects: createPathRedirects(db) })(app);
    await changesRoutes({ changes, headers })(app);
  };
