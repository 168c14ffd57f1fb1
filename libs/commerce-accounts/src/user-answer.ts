import type { User } from '@shop/contracts/auth';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { AddressesRepository } from './addresses.repository.ts';
import type { ClientAccountBook, SavesCards } from './accounts.ports.ts';
import type { Client } from './clients.repository.ts';

type UserAnswerDeps = {
  addresses: AddressesRepository;
  book: ClientAccountBook;
  savesCards: SavesCards;
};

/** A client as the shop's pages show it, without any data of the password. */
export const createUserAnswer =
  ({ addresses, book, savesCards }: UserAnswerDeps) =>
  async (client: Client, brand: Pick<ShopBrand, 'key' | 'currency'>): Promise<User> => {
    const [own, { balance, currency, unpaid }] = await Promise.all([
      addresses.ofClient(client.id),
      book.standingOf(client.id),
    ]);
    return {
      id: client.id,
      email: client.email,
      email_confirmed: client.email_confirmed_at !== null,
      first_name: client.first_name,
      last_name: client.last_name,
      phone: client.phone_number === '' ? null : client.phone_number,
      country_id: client.country_id,
      language_id: client.language_id,
      currency_id: client.currency_id,
      is_pro: client.is_pro,
      tier: client.tier,
      balance,
      balance_currency: currency ?? brand.currency.code,
      suite_number: client.suite_number,
      unpaid_orders_count: unpaid,
      saves_cards: savesCards(brand.key),
      addresses: own,
      can_view_translations: client.can_view_translations,
    };
  };

export type UserOf = ReturnType<typeof createUserAnswer>;
