import type { CheckoutAddress } from '@shop/contracts/address';
import type { KeptAddress } from '@shop/database';
import { addressProblems, tidyAddress, type Destination } from '@shop/domain/delivery-address';
import { invalid } from '@shop/commerce-kit/problem';

/** A written address as it is stored. An order to a pickup point stores no home address, even if one was sent. */
export const readWrittenAddress = (written: CheckoutAddress, destination: Destination): KeptAddress => {
  const problems = Object.entries(addressProblems(written, destination));
  if (problems.length > 0) {
    throw invalid(Object.fromEntries(problems.map(([field, code]) => [`address.${field}`, [code]])));
  }
  const home = destination === 'pickup' ? { first_address: '', city: '', zip: '' } : {};
  return tidyAddress({ ...written, ...home, id: 0 });
};

type PointWords = { readonly name: string; readonly address: string; readonly city: string };

/** A pickup point as an order stores it. */
export const pickupPointName = ({ name, address, city }: PointWords): string =>
  `${name}, ${address}, ${city}`;
