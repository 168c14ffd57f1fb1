import { brandHas } from '@shop/brand';
import { notFound, type Check } from '@shop/page';

/** Only where the brand has parcel tracking. */
export const checkTracking: Check = ({ brand }, { path }) => {
  if (!brandHas(brand, 'tracking')) throw notFound(path);
};
