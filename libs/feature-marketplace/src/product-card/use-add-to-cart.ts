import type { CartChange } from '@shop/data-access/cart-change';
import { createChangeKey, useCartQueue, useModals } from '@shop/page';
import { useState, type FormEvent } from 'react';

/** A form and the button that sent it. The version is the value of a card's button, or a field of a product's form. */
type Sent = { form: HTMLFormElement; button: HTMLElement | null };

const VERSION = 'variant_id';

const versionOf = ({ form, button }: Sent): FormDataEntryValue | null =>
  button instanceof HTMLButtonElement && button.name === VERSION
    ? button.value
    : new FormData(form).get(VERSION);

/** Null for another form, for values that are not whole numbers, and for a way to pay, whose form the browser sends. */
const toAdd = (sent: Sent): CartChange | null => {
  const fields = new FormData(sent.form);
  const variant = Number(versionOf(sent));
  const quantity = Number(fields.get('quantity') ?? 1);
  if (sent.button instanceof HTMLButtonElement && sent.button.name === 'pay') return null;
  const isAdd = fields.get('intent') === 'add' && Number.isInteger(variant) && Number.isInteger(quantity);
  return isAdd ? { kind: 'add', variant, quantity } : null;
};

/** Submits as the browser would have, with the change key of the attempt before. */
const submitAs = (sent: Sent, key: string): void => {
  const fields = { [VERSION]: String(versionOf(sent)), key };
  for (const [name, value] of Object.entries(fields)) {
    const known = sent.form.elements.namedItem(name);
    const field = known instanceof HTMLInputElement ? known : document.createElement('input');
    sent.form.append(Object.assign(field, { type: 'hidden', name, value }));
  }
  sent.form.submit();
};

/**
 * Handles the submit of an add form. The cart opens with the added item, or with the reason of the failure.
 */
export const useAddToCart = () => {
  const { put } = useCartQueue();
  const modals = useModals();
  const [isAdding, setAdding] = useState(false);

  const add = async (change: CartChange, sent: Sent): Promise<void> => {
    setAdding(true);
    const key = createChangeKey();
    const outcome = await put(change, key);
    setAdding(false);
    if (modals.has('cart')) void modals.open('cart');
    // A brand without the drawer shows the result on the cart's page; there it is still the same change.
    else if (outcome !== 'done') submitAs(sent, key);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const sent = { form: event.currentTarget, button: submitter };
    const change = toAdd(sent);
    if (!change) return;
    event.preventDefault();
    void add(change, sent);
  };
  return { onSubmit, isAdding };
};
