import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { OutboundRefused } from './outbound-refused.ts';

export type ResolveAll = (
  hostname: string,
  options: { all: true },
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * The connection's own name lookup, so that the checked address is the one connected to, also when a name resolves
 * differently the second time. One refused address refuses the name.
 */
export const checkingLookup =
  (isAllowedAddress: (address: string) => boolean, resolve: ResolveAll = systemLookup): LookupFunction =>
  (hostname, options, answer) => {
    resolve(hostname, { all: true }, (error, addresses) => {
      if (error) return answer(error, '', 0);
      const [first] = addresses;
      const bad = addresses.find(({ address }) => !isAllowedAddress(address));
      if (!first || bad)
        return answer(new OutboundRefused('address', `${hostname} → ${bad?.address ?? 'nowhere'}`), '', 0);
      if (options.all) return answer(null, addresses);
      return answer(null, first.address, first.family);
    });
  };
