import type { CartChange } from '@shop/data-access';
import { useCartQueue, useLinks, useShippingMethod } from '@shop/page';
import { paths } from '@shop/paths';
import { useEffect, type FormEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { toChange } from './cart-change.ts';

const readFields = (form: HTMLFormElement, submitter: HTMLElement | null): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form, submitter)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** Changes to the cart that are seen at once. The same forms work without scripts, by the cart's own page. */
export const useCartChanges = () => {
  const { put, whenSettled, prepare, isPending, outcome, about } = useCartQueue();
  const { choose } = useShippingMethod();
  const navigate = useNavigate();
  const { href } = useLinks();

  // Where the cart is shown it is likely to be changed.
  useEffect(prepare, [prepare]);

  const onChange = (change: CartChange): void => {
    if (change.kind === 'method') choose(change.method);
    else void put(change);
  };

  /** Hears every form of the cart below the element that it is given to. */
  const onSubmit = (event: FormEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const change = toChange(readFields(event.target, submitter));
    // What is added from here belongs to the list that it is in.
    if (!change || change.kind === 'add') return;
    event.preventDefault();
    onChange(change);
  };

  /** The checkout copies the cart: a link to it waits until pending changes are answered. */
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!isPending || link?.getAttribute('href') !== href(paths.checkout.to({}))) return;
    event.preventDefault();
    void whenSettled().then((told) => told !== 'failed' && navigate(paths.checkout.to({})));
  };

  return { outcome, about, onChange, onSubmit, onClick };
};
