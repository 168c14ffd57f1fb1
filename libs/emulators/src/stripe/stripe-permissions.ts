import type { Form } from './stripe-form.ts';

/** The resources that a restricted key is permitted, by the names of the provider's dashboard; writing includes reading. */
type Resource =
  | 'Checkout Sessions'
  | 'Charges and Refunds'
  | 'PaymentIntents'
  | 'SetupIntents'
  | 'PaymentMethods'
  | 'Customers'
  | 'Disputes'
  | 'Balance transactions';
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
  'customers.create': [['Customers', 'write']],
  'customers.del': [['Customers', 'write']],
  'methods.retrieve': [['PaymentMethods', 'read']],
  'methods.detach': [['PaymentMethods', 'write']],
  'setupintents.create': [['SetupIntents', 'write']],
  'setupintents.retrieve': [['SetupIntents', 'read']],
  'setupsessions.create': [['Checkout Sessions', 'write']],
  'setupsessions.retrieve': [['Checkout Sessions', 'read']],
  'refunds.create': [['Charges and Refunds', 'write']],
  'refunds.list': [['Charges and Refunds', 'read']],
  'disputes.retrieve': [['Disputes', 'read']],
};

/** An expanded object needs the permission to read it. */
const OF_MONEY: readonly Need[] = [
  ['PaymentIntents', 'read'],
  ['Charges and Refunds', 'read'],
  ['Balance transactions', 'read'],
];
const OF_CARDS: readonly Need[] = [
  ['SetupIntents', 'read'],
  ['PaymentMethods', 'read'],
];
const ofExpanded = (form: Form): readonly Need[] => {
  const expanded = Object.values(typeof form['expand'] === 'object' ? form['expand'] : {});
  if (expanded.length === 0) return [];
  return expanded.every((one) => String(one).endsWith('payment_method')) ? OF_CARDS : OF_MONEY;
};

const isGiven = (permissions: Permissions, [resource, way]: Need): boolean =>
  permissions[resource] === 'write' || permissions[resource] === way;

/** The permission that a key lacks for a call, as `write of Disputes`; undefined if it lacks none. */
export const missingPermission = (
  permissions: Permissions | undefined,
  call: string,
  form: Form,
): string | undefined => {
  if (!permissions) return undefined;
  const needs = [...(NEEDS[call] ?? []), ...ofExpanded(form)];
  const lacking = needs.find((need) => !isGiven(permissions, need));
  return lacking && `${lacking[1]} of ${lacking[0]}`;
};
