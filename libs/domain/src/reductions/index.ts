export { percentOff } from './percent-off.ts';
export { reductionOf, type PriceInterval, type ReductionLaw } from './reduction.ts';
