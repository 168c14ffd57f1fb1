import { findPaymentMethods, type OfferDeps } from '@shop/commerce-payments';

/** A way to pay by its own name, and the method that it is of. */
type OfferedExpress = { readonly id: string; readonly name: string; readonly method: number };

/** The ways to pay that a brand offers now by their own names, in the order of its methods. */
export const expressWaysOf = async (deps: OfferDeps, brand: string): Promise<OfferedExpress[]> => {
  if (![...deps.providers.values()].some(({ method }) => method.express)) return [];
  const offered = await findPaymentMethods(deps, brand);
  return offered.flatMap(({ provider }) =>
    (deps.providers.get(provider)?.method.express ?? []).map((way) => ({ ...way, method: provider })),
  );
};
