import type { BrandConfig } from '@shop/brand';
import type { Database } from '@shop/database';
import { getCurrencyId } from '@shop/domain/currencies';
import { getLanguage } from '@shop/domain/languages';
import { hash } from '@node-rs/argon2';
import { homeOf } from './places.ts';
import { DEMO_PASSWORD, PERSONAS, type Persona } from './persona.ts';

export type SeededClient = { id: number; brand: BrandConfig; persona: Persona };

const ARGON2ID = 2;
const DAY = 86_400_000;

/** One fixed salt: the demo's rows are the same each time, and its password is not secret. */
const demoHash = () =>
  hash(DEMO_PASSWORD, {
    algorithm: ARGON2ID,
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
    salt: Buffer.from('nordport-demo-01'),
  });

async function addClient(
  db: Database,
  brand: BrandConfig,
  persona: Persona,
  passwordHash: string,
  today: Date,
): Promise<number> {
  const home = homeOf(brand.country, persona.who);
  const since = new Date(today.getTime() - 420 * DAY);
  const { id } = await db
    .insertInto('client')
    .values({
      brand: brand.key,
      email: persona.email,
      password_hash: persona.isImported ? null : passwordHash,
      first_name: home.first_name,
      last_name: home.last_name,
      phone_number: home.phone_number,
      country_id: home.country_id,
      language_id: getLanguage(brand.defaultLocale).id,
      currency_id: getCurrencyId(brand.currency),
      is_pro: persona.isPro ?? false,
      tier: persona.tier ?? null,
      can_view_translations: persona.isTranslator ?? false,
      created_at: since,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const homes = Array.from({ length: persona.addresses }, (_, at) => homeOf(brand.country, persona.who, at));
  await db
    .insertInto('client_address')
    .values(homes.map(({ id: _, ...address }, at) => ({ ...address, client_id: id, is_main: at === 0 })))
    .execute();
  return id;
}

/** The same people at every brand. */
export async function seedClients(
  db: Database,
  brands: readonly BrandConfig[],
  today: Date,
): Promise<SeededClient[]> {
  const passwordHash = await demoHash();
  const clients: SeededClient[] = [];
  for (const isLast of [false, true])
    for (const brand of brands)
      for (const persona of PERSONAS.filter((one) => (one.isLast ?? false) === isLast))
        clients.push({ id: await addClient(db, brand, persona, passwordHash, today), brand, persona });
  return clients;
}
