import type { Cart } from '@shop/data-access';
import { useLinks, usePage, type PageContext } from '@shop/page';
import { paths } from '@shop/paths';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore, type FormEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { sendChange, toChange, type CartChange } from './cart-change.ts';
import { createChangeQueue, type ChangeQueue } from './change-queue.ts';

/** One queue a tab, however many views show the cart. */
const queues = new WeakMap<QueryClient, ChangeQueue>();

const queueOf = ({ queryClient, queries, language }: PageContext): ChangeQueue => {
  const known = queues.get(queryClient);
  if (known) return known;
  const { queryKey } = queries.cart.current(language.id);
  const queue = createChangeQueue({
    send: (change) => sendChange(queries.cart, change),
    show: (draw) => {
      // A fetch under way would put the old cart back.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Cart>(queryKey, (cart) => cart && draw(cart));
    },
    keep: (cart) => queryClient.setQueryData<Cart>(queryKey, cart),
    askAgain: () => void queryClient.invalidateQueries({ queryKey }),
  });
  queues.set(queryClient, queue);
  return queue;
};

const readFields = (form: HTMLFormElement, submitter: HTMLElement | null): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form, submitter)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** Changes to the cart that are seen at once. The same forms work without scripts, by the cart's own page. */
export const useCartChanges = () => {
  const queue = queueOf(usePage());
  const navigate = useNavigate();
  const { href } = useLinks();
  const state = useSyncExternalStore(queue.subscribe, queue.state, queue.state);

  /** Hears every form of the cart below the element that it is given to. */
  const onSubmit = (event: FormEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const change = toChange(readFields(event.target, submitter));
    if (!change) return;
    event.preventDefault();
    queue.put(change);
  };

  /** The checkout copies the cart: whoever goes there right after a click waits until the click has arrived. */
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!queue.state().isPending || link?.getAttribute('href') !== href(paths.checkout.to({}))) return;
    event.preventDefault();
    void queue
      .whenSettled()
      .then(() => queue.state().outcome !== 'failed' && navigate(paths.checkout.to({})));
  };

  return { ...state, put: (change: CartChange) => queue.put(change), onSubmit, onClick };
};
