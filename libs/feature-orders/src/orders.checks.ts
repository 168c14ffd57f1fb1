import { brandHas } from '@shop/brand';
import { notFound, type Check } from '@shop/page';

/** Only where the brand follows parcels. */
export const checkTracking: Check = ({ brand }, { path }) => {
  if (!brandHas(brand, 'tracking')) throw notFound(path);
};
