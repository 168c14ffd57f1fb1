import type { FieldOffer, PaymentField } from './payment-field.ts';

/** What a provider's adapter says of its method. */
type Offer = {
  readonly options: readonly { readonly code: string }[];
  readonly field?: FieldOffer;
};

/**
 * What a payment begins with beside its method: one of the options where there are any, else the token of the
 * provider's field; null for the provider's page, undefined where a necessary choice is missing.
 */
export const chosenOption = (
  offer: Offer | undefined,
  brand: string,
  asked: string | null,
): string | null | undefined => {
  const options = offer?.options ?? [];
  if (options.length > 0) return options.find(({ code }) => code === asked)?.code;
  if (asked === null || !offer?.field?.isToken(asked)) return null;
  return offer.field.of(brand) === null ? null : asked;
};

type FieldShown = {
  script: string;
  key: string;
  height: number;
  hosts: Record<keyof PaymentField['hosts'], string[]>;
};

/** The provider's field for this brand, as its method is offered. */
export const fieldFor = (offer: Pick<Offer, 'field'> | undefined, brand: string): { field?: FieldShown } => {
  const field = offer?.field?.of(brand);
  if (!field) return {};
  const { scripts, frames, calls } = field.hosts;
  return { field: { ...field, hosts: { scripts: [...scripts], frames: [...frames], calls: [...calls] } } };
};
