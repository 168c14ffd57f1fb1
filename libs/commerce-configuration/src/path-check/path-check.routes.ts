import type { Module } from '@shop/commerce-kit/module';
import { pathCheckContract } from '@shop/contracts/configuration';
import type { PathRedirects } from './path-redirects.repository.ts';

/** Called before a page answers that an address was not found. */
export const pathCheckRoutes =
  ({ redirects }: { redirects: Pick<PathRedirects, 'find'> }): Module =>
  async (app) => {
    app.call(
      pathCheckContract.find,
      async ({ body, brand }) => {
        const found = await redirects.find(brand.key, body.path);
        return { redirect: found && { to: found.to, is_permanent: found.isPermanent } };
      },
      { readsVisitor: false },
    );
  };
