export type Layout = 'GRID' | 'LIST';
export type Scheme = 'light' | 'dark';
export type ShippingMethod = 'air' | 'sea';

/** Small settings of this device that the server must know to render: each is a cookie. */
export type Preferences = {
  currency: number;
  layout: Layout;
  scheme: Scheme;
  shippingMethod: ShippingMethod;
  /** The visitor goes on with a browser that the shop does not support. */
  keepsBrowser: true;
  countryId: number;
};
