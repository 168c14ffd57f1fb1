import sharp from 'sharp';
import { forwardingContract } from '@shop/contracts/forwarding';
import { staffCallsContract } from '@shop/contracts/staff';
import { aPdf } from '@shop/commerce-files/testing';
import { forwardingPersonal, forwardingRetention } from '@shop/commerce-forwarding';
import { hire, officeOf, type Officer } from '@shop/commerce-staff/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logIn } from '../testing/belongings.ts';
import { createWholeShop, type WholeShop } from '../testing/whole-shop.ts';

let shop: WholeShop;
let office: ReturnType<typeof officeOf>;
let lead: Officer;
beforeAll(async () => {
  shop = await createWholeShop();
  office = officeOf(shop);
});
beforeEach(async () => {
  await shop.reset();
  lead = await hire(shop, 'lead', 'lead');
});
afterAll(() => shop.close());

const picture = () =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: '#c02020' } })
    .png()
    .toBuffer();

const keep = (bytes: Buffer) =>
  office(staffCallsContract.keepPhoto, { as: lead, body: { bytes: bytes.toString('base64') } });

const suiteOf = async (email: string): Promise<string> =>
  (
    await shop.db
      .selectFrom('client')
      .select('suite_number')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).suite_number;

test('photos are made anew of their pixels, taken once, and seen by the parcel’s client alone', async () => {
  const token = await logIn(shop, 'ona@shopper.example');
  const other = await logIn(shop, 'jonas@shopper.example');
  const { key } = (await keep(await picture())).body;
  const taken = await office(staffCallsContract.takeIn, {
    as: lead,
    body: {
      ...{ tracking_number: '1Z-999-AA1', suite: await suiteOf('ona@shopper.example'), weight_g: 1_200 },
      ...{ sides_mm: [300, 200, 100], photos: [key] },
    },
  });
  const { id, photos } = taken.body.parcel;
  expect(photos).toEqual([1]);
  const add = (keys: string[]) =>
    office(staffCallsContract.addPhotos, { as: lead, body: { id, photos: keys } });
  expect((await add([key])).status).toBe(409);
  const second = (await keep(await picture())).body.key;
  expect((await add([second])).body.parcel.photos).toEqual([1, 2]);

  const seen = await office(staffCallsContract.parcelPhoto, { as: lead, body: { id, position: 2 } });
  expect((await sharp(Buffer.from(seen.body.bytes, 'base64')).metadata()).format).toBe('jpeg');
  const client = await shop.db
    .selectFrom('client')
    .select('id')
    .where('email', '=', 'ona@shopper.example')
    .executeTakeFirstOrThrow();
  const person = { clientId: client.id, brand: 'lt', email: 'ona@shopper.example' };
  expect(await forwardingPersonal.read(shop.db, person)).toMatchObject([{ number: '1Z-999-AA1', files: 2 }]);
  const listed = await shop.call(forwardingContract.packages, { token, body: { language_id: 1 } });
  expect(listed.body.packages[0]?.photos).toEqual([1, 2]);
  const look = async (as: string | undefined, position = 1) => {
    const params = { id: String(id), position: String(position) };
    const answer = await shop.call(forwardingContract.photo, { ...(as && { token: as }), params });
    return [answer.status, answer.headers['content-type']];
  };
  expect(await look(token)).toEqual([200, 'image/jpeg']);
  expect((await look(token, 3))[0]).toBe(404);
  expect((await look(other))[0]).toBe(404);
  expect((await look(undefined))[0]).toBe(401);
  const { acts } = (await office(staffCallsContract.acts, { as: lead, body: {} })).body;
  expect(acts.map(({ act }) => act)).toContain('warehouse:photos');
});

test('what is no picture is no photo', async () => {
  expect((await keep(aPdf())).body).toMatchObject({ message: 'file_type' });
  expect((await keep(Buffer.from('<svg/>'))).status).toBe(422);
});

test('photos of a parcel that has ended are deleted after a year', async () => {
  await logIn(shop, 'ona@shopper.example');
  const { key } = (await keep(await picture())).body;
  const taken = await office(staffCallsContract.takeIn, {
    as: lead,
    body: {
      ...{ tracking_number: '1Z-999-AA1', suite: await suiteOf('ona@shopper.example'), weight_g: 1_200 },
      ...{ sides_mm: [300, 200, 100], photos: [key] },
    },
  });
  const { id } = taken.body.parcel;
  await shop.db.updateTable('package').set({ state: 'returned' }).where('id', '=', id).execute();
  const rule = forwardingRetention.find(({ name }) => name === 'packagePhotos');
  const after = (days: number) => new Date(shop.clock.now.getTime() + days * 86_400_000);
  expect(await rule?.forget(shop.db, after(-1))).toBe(0);
  expect(await rule?.forget(shop.db, after(1))).toBe(1);
  const left = await shop.db.selectFrom('kept_file').select('released_at').executeTakeFirstOrThrow();
  expect(left.released_at).not.toBeNull();
});
