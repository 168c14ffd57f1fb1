import * as contracts from '@shop/contracts';
import type { Contract } from '@shop/contracts';

type NamedCall = { readonly name: string; readonly contract: Contract };

/** Every call there is, by its place among the contracts: `cart.add`. A new one is here by being exported. */
export const everyCall: readonly NamedCall[] = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Contract'))
  .flatMap(([area, calls]) =>
    Object.entries(calls as Record<string, Contract>).map(([name, contract]) => ({
      name: `${area.replace(/Contract$/, '')}.${name}`,
      contract,
    })),
  );
