import { toJson, type Database } from '@shop/database';

const COLOURS = [
  { en: 'Graphite', lt: 'Grafito pilka', lv: 'Grafīta pelēka', ee: 'Grafiithall' },
  { en: 'Sand', lt: 'Smėlio', lv: 'Smilšu', ee: 'Liivakarva' },
] as const;

const MODELS = [
  { name: 'iPhone 18', storage_gb: 256, devices: 6 },
  { name: 'iPhone 18 Pro', storage_gb: 256, devices: 4 },
  { name: 'iPhone 18 Pro', storage_gb: 512, devices: 2 },
] as const;

/** One brand's campaign asks for a deposit, in 1/10000 of its currency. */
const DEPOSIT = { brand: 'lv', amount: 500_000, currency_id: 1 };

/** The reservable devices of the demo, in two colours each. */
export async function seedDevices(db: Database): Promise<void> {
  await db
    .insertInto('device_model')
    .values(
      MODELS.flatMap((model, at) =>
        COLOURS.map((colour, shade) => ({
          ...model,
          colour: toJson(colour),
          position: at * COLOURS.length + shade,
        })),
      ),
    )
    .execute();
  await db.insertInto('device_deposit').values(DEPOSIT).execute();
}
