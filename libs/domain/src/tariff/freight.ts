import { divideBig, divideProduct, divideUp } from '../exact.ts';
import { AMOUNT_PER_CENT, convertToCents, type Amount } from '../money.ts';
import type { Consignment } from './consignment.ts';
import type { Tariff } from './tariff.ts';
import type { TariffCard } from './tariff-card.ts';

type Measures = Pick<Consignment, 'weightG' | 'volumeCm3'>;

/** The chargeable weight of the air carrier in steps: the largest of actual, volumetric, and minimum. */
export const chargeableSteps = ({ weightG, volumeCm3 }: Measures, card: TariffCard): number =>
  // The maximum of the rounded values equals the rounded maximum, and stays in integers.
  Math.max(
    divideUp(weightG, card.weightStepG),
    divideUp(volumeCm3 * 1000, card.volumetricDivisor * card.weightStepG),
    divideUp(card.minimumWeightG, card.weightStepG),
  );

/** The volume at sea as an exact fraction of cm³, since a weight over a density may not be an integer. */
export const seaMeasure = ({ weightG, volumeCm3 }: Measures, card: TariffCard) => {
  const bulk = Math.max(volumeCm3, card.minimumVolumeCm3);
  // 1 kg at a density of 500 kg/m³ is 2000 cm³.
  const byWeight = weightG * 1000;
  return byWeight > bulk * card.seaDensity ? { cm3: byWeight, per: card.seaDensity } : { cm3: bulk, per: 1 };
};

export const freightOf = (measures: Measures, tariff: Tariff): Amount =>
  tariff.card.method === 'air' ? airFreight(measures, tariff) : seaFreight(measures, tariff);

const airFreight = (measures: Measures, tariff: Tariff): Amount => {
  const steps = chargeableSteps(measures, tariff.card);
  const known = tariff.freightBySteps.get(steps);
  if (known !== undefined) return known;
  const { card, currency, rates } = tariff;
  const freight = convertToCents(bandFreight(steps, card), card.currency, currency, rates);
  // Bounded: weights are external input and must not fill the memory.
  if (tariff.freightBySteps.size < 512) tariff.freightBySteps.set(steps, freight);
  return freight;
};

const bandFreight = (steps: number, card: TariffCard): Amount => {
  const weight = steps * card.weightStepG;
  let below = 0;
  for (const { upToG, base, perStep } of card.weightBands) {
    if (upToG === null || weight <= upToG) {
      return base + perStep * divideUp(weight - below, card.weightStepG);
    }
    below = upToG;
  }
  throw new RangeError(`No weight band of ${card.destination} ${card.method} reaches ${weight} g`);
};

const seaFreight = (measures: Measures, { card, currency, rates }: Tariff): Amount => {
  const { cm3, per } = seaMeasure(measures, card);
  const cm3PerCent = 1_000_000 * AMOUNT_PER_CENT * per;
  if (card.currency === currency) return divideProduct(cm3, card.seaRatePerM3, cm3PerCent) * AMOUNT_PER_CENT;
  const worth = BigInt(cm3) * BigInt(card.seaRatePerM3) * BigInt(rates[currency]);
  return divideBig(worth, BigInt(cm3PerCent) * BigInt(rates[card.currency])) * AMOUNT_PER_CENT;
};
