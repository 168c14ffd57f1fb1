import { startShopStreet } from '@shop/emulators/shop-street';

type Street = { readonly settings: Readonly<Record<string, string>>; readonly close: () => Promise<void> };

const NONE: Street = { settings: {}, close: async () => {} };

/** Without a setting of its own the shop reads links of a street on this machine: `https://woo-simple.example/p`. */
export const openShopStreet = async (
  given: string | undefined,
  progress: (text: string) => void,
): Promise<Street> => {
  if (given) return NONE;
  const { origin, close } = await startShopStreet();
  progress(`links of shops are read from a street on this machine, listed at ${origin}`);
  return { settings: { LINK_READER: origin }, close };
};
