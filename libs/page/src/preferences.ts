export type Layout = 'GRID' | 'LIST';
export type Scheme = 'light' | 'dark';
export type ShippingMethod = 'air' | 'sea';

/** Small settings of this device that the server needs for rendering: each is a cookie. */
export type Preferences = {
  currency: number;
  layout: Layout;
  scheme: Scheme;
  shippingMethod: ShippingMethod;
  /** The visitor continues with an unsupported browser. */
  keepsBrowser: true;
  countryId: number;
  /** The choice about cookies, as its cookie's value. Chosen by a form that only the server answers. */
  consent: string;
};
