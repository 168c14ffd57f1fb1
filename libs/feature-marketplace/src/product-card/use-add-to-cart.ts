import type { CartChange } from '@shop/data-access/cart-change';
import { createChangeKey, useCartQueue, useModals } from '@shop/page';
import { useState, type FormEvent } from 'react';

/** What an add form says; null when it is another form, or says no whole numbers. */
const toAdd = (form: HTMLFormElement): CartChange | null => {
  const fields = new FormData(form);
  const variant = Number(fields.get('variant_id'));
  const quantity = Number(fields.get('quantity') ?? 1);
  const isAdd = fields.get('intent') === 'add' && Number.isInteger(variant) && Number.isInteger(quantity);
  return isAdd ? { kind: 'add', variant, quantity } : null;
};

const submitAs = (form: HTMLFormElement, key: string): void => {
  const field = form.elements.namedItem('key');
  if (field instanceof HTMLInputElement) field.value = key;
  form.submit();
};

/**
 * Hears every add form below the element it is given to, so that a page of cards needs one handler. The cart
 * opens with what was added, or with why it was not.
 */
export const useAddToCart = () => {
  const { put } = useCartQueue();
  const modals = useModals();
  const [isAdding, setAdding] = useState(false);

  const add = async (change: CartChange, form: HTMLFormElement): Promise<void> => {
    setAdding(true);
    const key = createChangeKey();
    const outcome = await put(change, key);
    setAdding(false);
    if (modals.has('cart')) void modals.open('cart');
    // A brand without the drawer tells on the cart's page; there it is still the same act.
    else if (outcome !== 'done') submitAs(form, key);
  };

  const onSubmit = (event: FormEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    const change = toAdd(event.target);
    if (!change) return;
    event.preventDefault();
    void add(change, event.target);
  };
  return { onSubmit, isAdding };
};
