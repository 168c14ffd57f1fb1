import { FORWARD_STATES, PACKAGE_STATES, PAID_SERVICES } from '@shop/domain/forwarding';
import * as z from 'zod/mini';
import { Address, HomeAddress } from '../address/address.schemas.ts';
import { Amount, answer, Id, SecretSlug, ShippingMethod, Stamp } from '../contract.ts';
import { filled } from '../fields.ts';

const MOST_PACKAGES = 20;
const MOST_DECLARED = 40;
const MOST_PIECES = 999;

const money = () => z.number('required').check(z.positive('required'), z.maximum(1_000_000, 'too_much'));

export const WarehouseAnswer = answer({
  suite_number: z.string(),
  warehouse: z.object({
    name: z.string(),
    street: z.string(),
    city: z.string(),
    region: z.string(),
    zip: z.string(),
    country: z.string(),
    phone: z.string(),
  }),
  /** How many days a package is stored without a fee, and at most. */
  free_days: z.int(),
  most_days: z.int(),
  /** Of a day after the free ones, without VAT. */
  fee_per_day: z.object({ amount: Amount, currency: z.string() }),
});
export type WarehouseAnswer = z.infer<typeof WarehouseAnswer>;

export const AnnouncePackage = z.object({
  tracking_number: filled(60).check(
    z.overwrite((typed) => typed.replaceAll(/\s/g, '').toUpperCase()),
    z.regex(/^[A-Z0-9-]{6,40}$/, 'tracking_number'),
  ),
  shop: filled(120),
  contents: filled(500),
  /** Of all of it, in dollars. */
  value: z.nullable(money()),
});
export type AnnouncePackage = z.infer<typeof AnnouncePackage>;

export const Package = z.object({
  id: z.int(),
  tracking_number: z.string(),
  shop: z.string(),
  contents: z.string(),
  /** In dollars. */
  value: z.nullable(Amount),
  state: z.enum(PACKAGE_STATES),
  weight_kg: z.nullable(z.number()),
  sides_cm: z.nullable(z.array(z.number())),
  hold_reason: z.nullable(z.string()),
  /** The positions of its photos. */
  photos: z.array(z.int()),
  received_at: z.nullable(Stamp),
  stored_at: z.nullable(Stamp),
  /** Storing it costs nothing until then. */
  free_until: z.nullable(Stamp),
  /** What storing it has come to by now, without VAT; null while it is not stored. */
  storage_fee: z.nullable(z.object({ amount: Amount, currency: z.string() })),
  /** Whether a forward request may be made for it now. */
  is_forwardable: z.boolean(),
  /** The request that it travels with. */
  request_slug: z.nullable(SecretSlug),
  updated_at: Stamp,
});
export type Package = z.infer<typeof Package>;
export const PackagesAnswer = answer({ packages: z.array(Package) });
export type PackagesAnswer = z.infer<typeof PackagesAnswer>;
export const PackageAnswer = answer({ package: Package });
export type PackageAnswer = z.infer<typeof PackageAnswer>;

export const DeclarationLine = z.object({
  description: filled(200),
  hs_code: filled(13).check(
    z.overwrite((typed) => typed.replaceAll(/[.\s]/g, '')),
    z.regex(/^\d{6,10}$/, 'hs_code'),
  ),
  quantity: z.int('required').check(z.minimum(1, 'required'), z.maximum(MOST_PIECES, 'too_much')),
  /** Of one piece, in the currency of the request. */
  value: money(),
  /** Two letters of the country of origin. */
  origin: filled(2).check(
    z.overwrite((typed) => typed.toUpperCase()),
    z.regex(/^[A-Z]{2}$/, 'country'),
  ),
});
export type DeclarationLine = z.infer<typeof DeclarationLine>;

export const Declaration = z.object({
  lines: z
    .array(DeclarationLine)
    .check(z.minLength(1, 'required'), z.maxLength(MOST_DECLARED, 'too_many_items')),
  /** Who vouches for it. */
  declared_by: filled(120),
});
export type Declaration = z.infer<typeof Declaration>;

export const ForwardServices = z.object({
  photos: z.boolean(),
  repack: z.boolean(),
  insurance: z.boolean(),
  remove_invoices: z.boolean(),
});
export type ForwardServices = z.infer<typeof ForwardServices>;

const packageIds = z
  .array(Id)
  .check(z.minLength(1, 'required'), z.maxLength(MOST_PACKAGES, 'too_many_items'));

export const EstimateForwarding = z.object({
  package_ids: packageIds,
  country_id: z.int(),
  services: ForwardServices,
  /** Without one, the values that were announced are used. */
  declaration: z.nullable(z.array(DeclarationLine)),
});
export type EstimateForwarding = z.infer<typeof EstimateForwarding>;

const PRICE_CODES = [
  'freight',
  'fuel',
  'surcharges',
  'insurance',
  'clearance',
  'service',
  'storage',
  ...PAID_SERVICES,
  'vat',
  'duty',
  'import_vat',
  'shipping_discount',
  'delivery',
] as const;

export const ForwardPrice = z.object({
  lines: z.array(
    z.object({
      code: z.enum(PRICE_CODES),
      amount: Amount,
    }),
  ),
  total: Amount,
  days_from: z.int(),
  days_to: z.int(),
});
export type ForwardPrice = z.infer<typeof ForwardPrice>;

export const EstimateAnswer = answer({
  currency: z.string(),
  weight_kg: z.number(),
  air: ForwardPrice,
  sea: ForwardPrice,
});
export type EstimateAnswer = z.infer<typeof EstimateAnswer>;

export const RequestForwarding = z.object({
  package_ids: packageIds,
  shipping_method: ShippingMethod,
  address: HomeAddress,
  /** In the visitor's currency; null: any price. */
  price_cap: z.nullable(money()),
  services: ForwardServices,
  /** Null: it follows later; nothing is packed before. */
  declaration: z.nullable(Declaration),
});
export type RequestForwarding = z.infer<typeof RequestForwarding>;

export const ForwardSlug = z.object({ slug: SecretSlug });
export type ForwardSlug = z.infer<typeof ForwardSlug>;
export const ForwardSlugAnswer = answer({ slug: SecretSlug });
export type ForwardSlugAnswer = z.infer<typeof ForwardSlugAnswer>;

export const DeclareForward = z.object({ slug: SecretSlug, declaration: Declaration });
export type DeclareForward = z.infer<typeof DeclareForward>;

export const ApproveForward = z.object({
  slug: SecretSlug,
  /** The total that was seen. */
  expected_total: Amount,
});
export type ApproveForward = z.infer<typeof ApproveForward>;

export const ForwardSummary = z.object({
  slug: SecretSlug,
  number: z.string(),
  state: z.enum(FORWARD_STATES),
  shipping_method: ShippingMethod,
  packages_count: z.int(),
  total: z.nullable(Amount),
  currency: z.string(),
  created_at: Stamp,
});
export type ForwardSummary = z.infer<typeof ForwardSummary>;
export const ForwardsAnswer = answer({ requests: z.array(ForwardSummary) });
export type ForwardsAnswer = z.infer<typeof ForwardsAnswer>;

export const Forward = z.object({
  slug: SecretSlug,
  number: z.string(),
  state: z.enum(FORWARD_STATES),
  currency: z.string(),
  shipping_method: ShippingMethod,
  address: Address,
  price_cap: z.nullable(Amount),
  services: ForwardServices,
  packages: z.array(Package),
  declaration: z.array(DeclarationLine),
  declared_by: z.nullable(z.string()),
  declared_at: z.nullable(Stamp),
  weight_kg: z.nullable(z.number()),
  sides_cm: z.nullable(z.array(z.number())),
  /** Once it is measured. */
  price: z.nullable(ForwardPrice),
  carrier: z.nullable(z.string()),
  tracking_number: z.nullable(z.string()),
  timeline: z.array(z.object({ state: z.enum(FORWARD_STATES), at: Stamp })),
  /** Where it is paid now; null when it cannot be paid. */
  payable_slug: z.nullable(SecretSlug),
  /** Of a colleague's request: the colleague's name, null once erased. Absent in the reader's own. */
  ordered_by: z.optional(z.nullable(z.string())),
});
export type Forward = z.infer<typeof Forward>;
export const ForwardAnswer = answer({ request: Forward });
export type ForwardAnswer = z.infer<typeof ForwardAnswer>;

export const PackageIdOnly = z.object({ id: Id });
export type PackageIdOnly = z.infer<typeof PackageIdOnly>;
