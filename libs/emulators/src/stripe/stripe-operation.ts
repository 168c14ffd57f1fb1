import type { EmulatorAnswer } from '../kit/serve.ts';
import type { Form } from './stripe-form.ts';

export type Call = { readonly form: Form; readonly id: string };

export type Route = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: RegExp;
  /** Where an address has several operations. */
  readonly isFor?: (call: Call) => boolean;
};

export type Operation = Route & { readonly act: (call: Call) => EmulatorAnswer };
