import type { Currency, ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { Whose } from '../change-session.ts';

/** A request to open a step, with the body that this step takes. */
export type StepCall<Body> = Whose & {
  readonly brand: ShopBrand;
  readonly currency: Currency;
  readonly body: Body;
};
