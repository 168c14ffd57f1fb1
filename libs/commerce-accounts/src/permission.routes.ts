import type { Module } from '@shop/commerce-kit/module';
import { permissionContract } from '@shop/contracts/auth';
import type { ClientsRepository } from './clients.repository.ts';

/** The additional permissions of a visitor. */
export const permissionRoutes =
  ({ clients }: { clients: Pick<ClientsRepository, 'find'> }): Module =>
  async (app) => {
    app.call(permissionContract.canViewTranslations, async ({ visitor }) => {
      const client = visitor?.clientId ? await clients.find(visitor.clientId) : undefined;
      return client?.can_view_translations ?? false;
    });
  };
