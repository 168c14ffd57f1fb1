import { ChangeKeyField, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { createContext, type ReactNode, useId } from 'react';
import { useAddToCart } from './use-add-to-cart.ts';

/** The id of the area's form, which the add button of each card names. */
export const AddFormId = createContext('');

/**
 * Cards inside add to the cart. All their buttons name one form, each with its own version as value; with
 * scripts the page is not left.
 */
export const AddToCartArea = ({ children }: { children: ReactNode }) => {
  const { onSubmit } = useAddToCart();
  const { href } = useLinks();
  const id = useId();
  return (
    <>
      <form id={id} method="post" action={href(paths.cart.to())} onSubmit={onSubmit} hidden>
        <input type="hidden" name="intent" value="add" />
        <ChangeKeyField />
      </form>
      <AddFormId value={id}>{children}</AddFormId>
    </>
  );
};
