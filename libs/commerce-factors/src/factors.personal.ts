import type { PersonalPart } from '@shop/commerce-kit/personal-data';

/** Keys and codes are not exported: they are secrets of the login. */
export const factorsPersonal: PersonalPart = {
  topic: 'passkeys',
  read: async (db, { clientId }) => {
    const rows = await db
      .selectFrom('passkey')
      .select(['name', 'device', 'created_at', 'used_at'])
      .where('client_id', '=', clientId)
      .orderBy('id')
      .execute();
    return rows.map(({ name, device, created_at, used_at }) => ({
      name,
      system: device,
      created: created_at,
      last_seen: used_at,
    }));
  },
  erase: async (tx, { clientId }) => {
    await tx.deleteFrom('passkey').where('client_id', '=', clientId).execute();
    await tx.deleteFrom('passkey_challenge').where('client_id', '=', clientId).execute();
    await tx.deleteFrom('recovery_code').where('client_id', '=', clientId).execute();
    await tx.deleteFrom('client_totp').where('client_id', '=', clientId).execute();
    await tx.deleteFrom('login_step').where('client_id', '=', clientId).execute();
    await tx.deleteFrom('client_proof').where('client_id', '=', clientId).execute();
  },
};
