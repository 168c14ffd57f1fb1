import { useLanguage } from '@shop/i18n';
import { useModals, useQueriesOf } from '@shop/page';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';

const isAddForm = (form: HTMLFormElement): boolean =>
  (form.elements.namedItem('intent') as HTMLInputElement | null)?.value === 'add';

/**
 * Hears every add form below the element it is given to, so that a page of cards needs one handler.
 * When the call fails, the form goes its scriptless way and the cart's page tells what is wrong.
 */
export const useAddToCart = () => {
  const language = useLanguage();
  const modals = useModals();
  const add = useMutation(useQueriesOf('cart').add(language.id));

  const onSubmit = (event: FormEvent<HTMLElement>) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !isAddForm(form)) return;
    event.preventDefault();
    if (add.isPending) return;
    const fields = new FormData(form);
    add.mutate(
      { variant_id: Number(fields.get('variant_id')), quantity: Number(fields.get('quantity') ?? 1) },
      {
        onSuccess: () => {
          if (modals.has('cart')) void modals.open('cart');
        },
        onError: () => form.submit(),
      },
    );
  };
  return { onSubmit, isAdding: add.isPending };
};
