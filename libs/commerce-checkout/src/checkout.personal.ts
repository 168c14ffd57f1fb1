import type { PersonalPart } from '@shop/commerce-kit/personal-data';
import { findCountryById } from '@shop/domain/countries';

export const checkoutPersonal: PersonalPart = {
  topic: 'checkouts',
  read: async (db, { clientId }) => {
    const rows = await db
      .selectFrom('checkout_session')
      .select(['state', 'email', 'address', 'company', 'created_at'])
      .where('client_id', '=', clientId)
      .where((eb) => eb.or([eb('email', 'is not', null), eb('address', 'is not', null)]))
      .orderBy('id')
      .execute();
    return rows.map(({ state, email, address, company, created_at }) => ({
      state,
      created: created_at,
      email,
      first_name: address?.first_name,
      last_name: address?.last_name,
      address: address?.first_address,
      city: address?.city,
      postcode: address?.zip,
      country: address && findCountryById(address.country_id)?.code,
      phone: address?.phone_number,
      company: company?.name,
      register_code: company?.register_code,
      vat_number: company?.vat_number,
    }));
  },
  erase: async (tx, { clientId }) => {
    await tx
      .updateTable('checkout_session')
      .set({ address: null, email: null, company: null })
      .where('client_id', '=', clientId)
      .execute();
    await tx.updateTable('promotion_use').set({ email: '' }).where('client_id', '=', clientId).execute();
  },
};
