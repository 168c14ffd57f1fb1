import type { EstimateAsked, ForwardAsked } from '@shop/data-access/forwarding';
import type { FormValues } from '@shop/page';
import { declarationField, toDeclaration } from '../declaration/declaration.conversions.ts';
import { numberOrNull } from '../number-typed.ts';
import { PARCEL_FIELD } from './first-values.ts';

export const SERVICES = ['photos', 'repack', 'insurance', 'remove_invoices'] as const;

const chosenIds = (fields: FormValues): number[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(PARCEL_FIELD) && value === '1' ? [Number(name.slice(PARCEL_FIELD.length))] : [],
  );

const servicesOf = (fields: FormValues): ForwardAsked['services'] => ({
  photos: fields.photos === '1',
  repack: fields.repack === '1',
  insurance: fields.insurance === '1',
  remove_invoices: fields.remove_invoices === '1',
});

/** The sent form, converted for the call. Without a line the declaration follows later. */
export const toForwarding = (fields: FormValues): ForwardAsked => {
  const declaration = toDeclaration(fields);
  return {
    package_ids: chosenIds(fields),
    shipping_method: fields.shipping_method === 'sea' ? 'sea' : 'air',
    address: {
      id: 0,
      first_name: fields.first_name ?? '',
      last_name: fields.last_name ?? '',
      first_address: fields.first_address ?? '',
      city: fields.city ?? '',
      zip: fields.zip ?? '',
      phone_number: fields.phone_number ?? '',
      country_id: Number(fields.country_id),
    },
    price_cap: numberOrNull(fields.price_cap),
    services: servicesOf(fields),
    declaration: declaration.lines.length === 0 ? null : declaration,
  };
};

/** What the estimate needs of the form. */
export const toEstimate = (fields: FormValues): EstimateAsked => {
  const { package_ids, address, services, declaration } = toForwarding(fields);
  return {
    package_ids,
    country_id: address.country_id,
    services,
    declaration: declaration?.lines ?? null,
  };
};

/** The field of a name of the wire, where the form has one. */
export const forwardField = (path: readonly string[], fields: FormValues): string | undefined => {
  const [part = '', ...rest] = path;
  if (part === 'package_ids') return Object.keys(fields).find((name) => name.startsWith(PARCEL_FIELD));
  if (part === 'declaration') return declarationField(rest, fields);
  return part === 'address' ? rest[0] : part;
};
