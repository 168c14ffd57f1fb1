import type { CartChange } from '@shop/data-access/cart-change';
import { useCartQueue } from '@shop/page';
import { useShippingMethod } from '@shop/page/shipping-method';
import { useEffect, type FormEvent } from 'react';
import { toChange } from './cart-change.ts';
import { useWaitBeforeCheckout } from './use-wait-before-checkout.ts';

const readFields = (form: HTMLFormElement, submitter: HTMLElement | null): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form, submitter)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/**
 * Changes to the cart that are shown at once. The same forms work without scripts, by the cart's own page.
 */
export const useCartChanges = () => {
  const { put, prepare, outcome, about } = useCartQueue();
  const { choose } = useShippingMethod();

  // Where the cart is shown a change is likely.
  useEffect(prepare, [prepare]);

  const onChange = (change: CartChange): void => {
    if (change.kind === 'method') choose(change.method);
    else void put(change);
  };

  /** Handles the submit event of each cart form below its element. */
  const onSubmit = (event: FormEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const change = toChange(readFields(event.target, submitter));
    // Items added here belong to the list around the button.
    if (!change || change.kind === 'add') return;
    event.preventDefault();
    onChange(change);
  };

  return { outcome, about, onChange, onSubmit, onClick: useWaitBeforeCheckout() };
};
