import { fieldsOf, type Form } from './stripe-form.ts';

/** The resources that a restricted key is permitted, by the names of the provider's dashboard; writing includes reading. */
type Resource =
  'Checkout Sessions' | 'Charges and Refunds' | 'PaymentIntents' | 'Disputes' | 'Balance transactions';
export type Permissions = Readonly<Partial<Record<Resource, 'read' | 'write'>>>;

type Need = readonly [Resource, 'read' | 'write'];

const NEEDS: Readonly<Record<string, readonly Need[]>> = {
  'sessions.create': [['Checkout Sessions', 'write']],
  'sessions.list': [['Checkout Sessions', 'read']],
  'sessions.retrieve': [['Checkout Sessions', 'read']],
  'sessions.expire': [['Checkout Sessions', 'write']],
  'intents.create': [['PaymentIntents', 'write']],
  'intents.confirm': [['PaymentIntents', 'write']],
  'intents.retrieve': [['PaymentIntents', 'read']],
  'intents.cancel': [['PaymentIntents', 'write']],
  'refunds.create': [['Charges and Refunds', 'write']],
  'refunds.list': [['Charges and Refunds', 'read']],
  'disputes.retrieve': [['Disputes', 'read']],
};

/** An expanded object needs the permission to read it. */
const OF_EXPANDED: readonly Need[] = [
  ['PaymentIntents', 'read'],
  ['Charges and Refunds', 'read'],
  ['Balance transactions', 'read'],
];

const isGiven = (permissions: Permissions, [resource, way]: Need): boolean =>
  permissions[resource] === 'write' || permissions[resource] === way;

/** The permission that a key lacks for a call, as `write of Disputes`; undefined if it lacks none. */
export const missingPermission = (
  permissions: Permissions | undefined,
  call: string,
  form: Form,
): string | undefined => {
  if (!permissions) return undefined;
  const isExpanded = fieldsOf(form).includes('expand[]');
  const needs = [...(NEEDS[call] ?? []), ...(isExpanded ? OF_EXPANDED : [])];
  const lacking = needs.find((need) => !isGiven(permissions, need));
  return lacking && `${lacking[1]} of ${lacking[0]}`;
};
