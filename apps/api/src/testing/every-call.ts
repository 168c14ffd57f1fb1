import * as contracts from '@shop/contracts';
import type { Contract } from '@shop/contracts';

type NamedCall = { readonly name: string; readonly contract: Contract };

/** Every call, by its name in the contracts: `cart.add`. A new one is included when it is exported. */
export const everyCall: readonly NamedCall[] = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Contract'))
  .flatMap(([area, calls]) =>
    Object.entries(calls as Record<string, Contract>).map(([name, contract]) => ({
      name: `${area.replace(/Contract$/, '')}.${name}`,
      contract,
    })),
  );
