/** An error of the provider's script. */
export type ScriptError = { readonly type: string; readonly code?: string; readonly message?: string };

type Mode =
  | {
      readonly mode: 'payment';
      /** In the smallest unit of the currency. */
      readonly amount: number;
      readonly currency: string;
      /** The card is to be saved once it has paid. */
      readonly setupFutureUsage: 'on_session' | null;
    }
  | { readonly mode: 'setup'; readonly currency: string; readonly setupFutureUsage: 'on_session' };

type Options = Mode & {
  readonly paymentMethodTypes: readonly ['card'];
  readonly locale: string;
  readonly appearance: { readonly theme: 'flat'; readonly variables: Readonly<Record<string, string>> };
};

type Element = {
  readonly on: (name: 'ready' | 'loaderror', listen: () => void) => unknown;
  readonly mount: (into: string) => void;
  readonly destroy: () => void;
};

export type Elements = {
  readonly create: (type: 'payment', options: { readonly layout: 'tabs' }) => Element;
  readonly update: (changes: Omit<Extract<Mode, { mode: 'payment' }>, 'mode'>) => void;
  readonly submit: () => Promise<{ readonly error?: ScriptError | null }>;
};

type Client = {
  readonly elements: (options: Options) => Elements;
  readonly createConfirmationToken: (given: { readonly elements: Elements }) => Promise<{
    readonly confirmationToken?: { readonly id: string };
    readonly error?: ScriptError | null;
  }>;
};

/** The part of the provider's script that the field uses. */
export type Script = (key: string) => Client;

/** Undefined while the script has not run. */
export const findScript = (): Script | undefined => (globalThis as { Stripe?: Script }).Stripe;
