import { authContract } from '@shop/contracts/auth';
import { notFound } from '@shop/commerce-kit/problem';
import type { Module } from '@shop/commerce-kit/module';
import { foreignCountry, tooManyAddresses } from './accounts.problems.ts';
import type { AddressesRepository } from './addresses.repository.ts';

const MOST_ADDRESSES = 50;

type AddressesDeps = { addresses: AddressesRepository };

/** The delivery addresses of a client. Another client's id and an unknown id get the same answer: not found. */
export const addressesRoutes =
  ({ addresses }: AddressesDeps): Module =>
  async (app) => {
    app.call(authContract.addAddress, async ({ body, brand, visitor }) => {
      const { clientId } = visitor;
      if (!brand.shipsTo.includes(body.country_id)) throw foreignCountry();
      const address = await addresses.insert(clientId, body, MOST_ADDRESSES);
      if (!address) throw tooManyAddresses();
      return { status: true as const, address };
    });

    app.call(authContract.updateAddress, async ({ body, brand, visitor }) => {
      const { clientId } = visitor;
      if (!brand.shipsTo.includes(body.country_id)) throw foreignCountry();
      const address = await addresses.update(clientId, body);
      if (!address) throw notFound();
      return { status: true as const, address };
    });

    app.call(authContract.deleteAddress, async ({ body, visitor }) => {
      const { clientId } = visitor;
      if (!(await addresses.remove(clientId, body.id))) throw notFound();
      return { status: true as const };
    });

    app.call(authContract.makeMainAddress, async ({ body, visitor }) => {
      if (!(await addresses.makeMain(visitor.clientId, body.id))) throw notFound();
      return { status: true as const };
    });
  };
