import { sql, type Kysely } from 'kysely';

/** Menu, address, position, the feature that it needs, and its names. */
const LINKS = [
  [
    'shop',
    '/order-form',
    25,
    'quotes',
    {
      en: 'Buy from any store',
      lt: 'Pirkite iš bet kurios parduotuvės',
      lv: 'Pērciet no jebkura veikala',
      ee: 'Ostke igast poest',
    },
  ],
  [
    'shop',
    '/iphone-reservation',
    45,
    'reservation',
    {
      en: 'Reserve an iPhone',
      lt: 'Rezervuoti „iPhone“',
      lv: 'Rezervēt iPhone',
      ee: 'Broneeri iPhone',
    },
  ],
  [
    'help',
    '/calculate',
    75,
    null,
    { en: 'Price calculator', lt: 'Kainos skaičiuoklė', lv: 'Cenas kalkulators', ee: 'Hinnakalkulaator' },
  ],
] as const;

/** Pages of features that the footer links to. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [menu, path, position, feature, labels] of LINKS)
    await sql`insert into content_link (menu, path, position, feature, labels)
      values (${menu}, ${path}, ${position}, ${feature}, ${JSON.stringify(labels)})`.execute(db);
};
