import { expect, test } from 'vitest';
import { fromCents, sumOf } from '../money.ts';
import { aTariff, EU_DUTY } from '../tariff/testing.ts';
import { consolidate } from './one-parcel.ts';
import { priceForwarding } from './price-forwarding.ts';

const tariff = aTariff({
  weightBands: [{ upToG: null, base: 0, perStep: fromCents(400) }],
  fuel: 100_000,
  clearance: fromCents(250),
  vat: 210_000,
  duty: EU_DUTY,
  insurance: { rate: 20_000, minimum: fromCents(300) },
});
const terms = { tariff, couriers: [[{ upToG: 30_000, fee: fromCents(299) }]] };
const box = { weightG: 1_200, sidesMm: [200, 200, 200] as const };
const shirts = [{ hsCode: '6109.10', quantity: 2, value: fromCents(2_000) }];
const plain = { isInsured: false, extras: [], clientRate: 0 };

test('packages travel as one parcel: weights and volumes are summed', () => {
  expect(consolidate([box, { weightG: 800, sidesMm: [300, 101, 100] }], shirts)).toEqual({
    goods: fromCents(4_000),
    weightG: 2_000,
    volumeCm3: 8_000 + 30 * 11 * 10,
    longestSideMm: 300,
    groups: [{ tariffLine: '610910', value: fromCents(4_000), weightG: 0 }],
  });
});

test('our VAT is of our services alone; duty and import VAT are disbursements', () => {
  const price = priceForwarding(consolidate([box, box], shirts), terms, plain);
  // 3.2 kg by volume are 3.5 kg, seven steps.
  expect(price).toMatchObject({
    freight: fromCents(2_800),
    fuel: fromCents(280),
    clearance: fromCents(250),
    insurance: 0,
    vat: fromCents(699),
    duty: fromCents(300),
    importVat: fromCents(903),
    delivery: fromCents(299),
    total: fromCents(2_800 + 280 + 250 + 699 + 300 + 903 + 299),
  });
});

test('insurance is charged only where it is asked for, extras with VAT, and a tier comes off freight', () => {
  const parcel = consolidate([box], shirts);
  const extras = [{ code: 'photos', amount: fromCents(300) }] as const;
  const asked = priceForwarding(parcel, terms, { isInsured: true, extras, clientRate: 100_000 });
  const without = priceForwarding(parcel, terms, plain);
  expect(asked.insurance).toBe(fromCents(300));
  expect(asked.freight).toBe(without.freight);
  expect(asked.shippingDiscount).toBe(fromCents(193));
  const { freight, fuel, surcharges, insurance, clearance, service, vat, duty, importVat, delivery } = asked;
  expect(asked.total).toBe(
    sumOf([freight, fuel, surcharges, insurance, clearance, service, vat, duty, importVat, delivery]) +
      fromCents(300) -
      asked.shippingDiscount,
  );
});
