import type { Module } from '@shop/commerce-kit/module';
import type { Visitor } from '@shop/commerce-kit/visitor';
import { permissionContract } from '@shop/contracts/auth';
import type { ClientsRepository } from './clients.repository.ts';

type PermissionDeps = {
  clients: Pick<ClientsRepository, 'find'>;
  /** The address of the office; undefined: the shop has none. */
  officeUrl: string | undefined;
};

/** The additional permissions of a visitor. */
export const permissionRoutes =
  ({ clients, officeUrl }: PermissionDeps): Module =>
  async (app) => {
    const mayViewKeys = async (visitor: Visitor | null): Promise<boolean> => {
      const client = visitor?.clientId ? await clients.find(visitor.clientId) : undefined;
      return client?.can_view_translations ?? false;
    };

    app.call(permissionContract.canViewTranslations, ({ visitor }) => mayViewKeys(visitor));

    // Visitors are not told where the office is.
    app.call(permissionContract.textDesk, async ({ visitor }) => ({
      url: officeUrl !== undefined && (await mayViewKeys(visitor)) ? `${officeUrl}/texts/` : null,
    }));
  };
