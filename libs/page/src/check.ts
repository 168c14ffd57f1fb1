import type { PageContext } from './page-context.ts';

export type CheckName =
  | 'about-us'
  | 'dealzone'
  | 'marketplace'
  | 'category'
  | 'search'
  | 'guest'
  | 'auth'
  | 'order-form-auth'
  | 'account-mobile'
  | 'declaration'
  | 'quotes'
  | 'create-order'
  | 'tracking'
  | 'checkout'
  | 'payment'
  | 'confirm'
  | 'payment-accept';

export type CheckAddress = {
  params: Readonly<Record<string, string | undefined>>;
  /** Without the language: `/cart?x=1`. */
  path: string;
  url: URL;
  request: Request;
};

/** Passes by returning; refuses by throwing `notFound()` or a `redirect`. */
export type Check = (context: PageContext, address: CheckAddress) => void | Promise<void>;
