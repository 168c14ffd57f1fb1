/** Places where one feature shows a piece of another, and what each piece is told. */
export type SlotProps = {
  'header.cart': { placement: 'header' | 'bar' };
  'header.account': { placement: 'header' | 'bar' };
  /** Takes the place of the plain search field; `term` is what is being searched now. */
  'header.search': { term: string };
  'cart.similar': { productIds: readonly number[] };
  'product.similar': { productId: number; categoryId: number | null };
  'home.deals': object;
  'order.similar': { productIds: readonly number[] };
};
export type SlotName = keyof SlotProps;
