import type { CurrencyCode } from '@shop/domain/currencies';
import type { ForwardPrice, ForwardState, PackageState, PaidService } from '@shop/domain/forwarding';
import type { ExchangeRates } from '@shop/domain/money';
import type { ShippingMethod } from '@shop/domain/tariff';
import type { Generated, Json, KeptAddress, Key, Language, MaybeJson, Timestamp } from '../columns.ts';
import type { Writers } from '../writers.ts';

/** Where clients have their parcels sent; their suite number makes the address their own. */
export type WarehouseTable = {
  origin: string;
  name: string;
  street: string;
  city: string;
  region: string;
  zip: string;
  country: string;
  phone: string;
};

export type PackageTable = {
  id: Key;
  brand: string;
  /** Null for an unidentified one. */
  client_id: number | null;
  /** In capitals, without spaces. */
  tracking_number: string;
  shop: Generated<string>;
  contents: Generated<string>;
  /** In 1/10000 of its currency; null where it is unknown. */
  declared_value: number | null;
  value_currency_id: Generated<number>;
  state: Generated<PackageState>;
  weight_g: number | null;
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  shelf: string | null;
  /** Why it is held, in the words of staff. */
  hold_reason: string | null;
  received_at: Date | null;
  /** The start of its storage; it is set once. */
  stored_at: Date | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

/** A photo that staff have taken of a package. */
export type PackagePhotoTable = {
  package_id: number;
  position: number;
  file_id: number;
  /** The login of the person. */
  staff: string;
  created_at: Timestamp;
};

export type PackageEventTable = {
  id: Key;
  package_id: number;
  state: PackageState;
  actor: string;
  note: Generated<string>;
  created_at: Timestamp;
};

/** A price with its inputs: it recomputes to the same cent by the card and the rates of `at`. */
export type StoredForwardPrice = {
  readonly currency: CurrencyCode;
  readonly at: string;
  readonly cardVersion: number;
  readonly rates: ExchangeRates;
  readonly clientRate: number;
  readonly amounts: ForwardPrice;
};

export type ForwardRequestTable = {
  /** Of the same sequence as orders: shown as FR and the number. A priced request is the order of this number. */
  id: Key;
  /** Secret: its page, and its payable. */
  slug: string;
  brand: string;
  client_id: number;
  language: Language;
  currency_id: number;
  shipping_method: ShippingMethod;
  country_id: number;
  address: Json<KeptAddress>;
  /** The most that is paid without a further question; null: any price. */
  price_cap: number | null;
  wants_photos: Generated<boolean>;
  wants_repack: Generated<boolean>;
  wants_insurance: Generated<boolean>;
  removes_invoices: Generated<boolean>;
  state: Generated<ForwardState>;
  /** Who vouches for the declaration, and since when. */
  declared_by: string | null;
  declared_at: Date | null;
  weight_g: number | null;
  length_mm: number | null;
  width_mm: number | null;
  height_mm: number | null;
  measured_at: Date | null;
  price: MaybeJson<StoredForwardPrice>;
  carrier: string | null;
  tracking_number: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
};

export type ForwardRequestPackageTable = {
  request_id: number;
  package_id: number;
  /** A cancelled request gives its packages back. */
  released_at: Date | null;
};

export type ForwardDeclarationLineTable = {
  request_id: number;
  position: number;
  description: string;
  hs_code: string;
  quantity: number;
  /** Of one piece, in the currency of the request. */
  value: number;
  /** Two letters of the country of origin. */
  origin: string;
};

export type ForwardRequestEventTable = {
  id: Key;
  request_id: number;
  state: ForwardState;
  actor: string;
  note: Generated<string>;
  created_at: Timestamp;
};

/** What a service costs from a date on, in 1/10000 USD without VAT. */
export type ForwardServiceFeeTable = { service: PaidService; valid_from: Date; fee: number };

export interface ForwardingTables {
  warehouse: WarehouseTable;
  package: PackageTable;
  package_event: PackageEventTable;
  package_photo: PackagePhotoTable;
  forward_request: ForwardRequestTable;
  forward_request_package: ForwardRequestPackageTable;
  forward_declaration_line: ForwardDeclarationLineTable;
  forward_request_event: ForwardRequestEventTable;
  forward_service_fee: ForwardServiceFeeTable;
}

/** Who writes each table; all others read. */
export const forwardingWriters: Writers<ForwardingTables> = {
  warehouse: 'database',
  package: 'commerce-forwarding',
  package_event: 'commerce-forwarding',
  package_photo: 'commerce-forwarding',
  forward_request: 'commerce-forwarding',
  forward_request_package: 'commerce-forwarding',
  forward_declaration_line: 'commerce-forwarding',
  forward_request_event: 'commerce-forwarding',
  forward_service_fee: 'database',
};
