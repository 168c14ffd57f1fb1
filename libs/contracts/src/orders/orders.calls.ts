import { post } from '../call.ts';
import type { Done } from '../contract.ts';
import type {
  CancelOrderRequest,
  NewOrderLinkRequest,
  OpenOrderRequest,
  OrderAnswer,
  OrderSlugOnly,
  OrderRequest,
  OrdersAnswer,
  OrdersRequest,
  SuccessAnswer,
  SuccessRequest,
} from './orders.schemas.ts';

export const orderCalls = {
  list: post<OrdersRequest, OrdersAnswer>('/api/my-orders/get-my-orders'),
  one: post<OrderRequest, OrderAnswer>('/api/my-orders/order'),
  /** The visitor's own order by its secret slug, or the last one; a guest's order by its link. */
  success: post<SuccessRequest, SuccessAnswer>('/api/orders/success'),
  /** Shows a guest's order whole to the session that knows its e-mail. */
  open: post<OpenOrderRequest, Done>('/api/orders/open'),
  /** Cancels a paid order whose goods are not bought yet; the money goes back to where it came from. */
  cancel: post<CancelOrderRequest, Done>('/api/orders/cancel'),
  /** Mails the confirmation of a paid order again, to the order’s own address. */
  mailAgain: post<OrderSlugOnly, Done>('/api/orders/mail-again'),
  /** Mails a new link to a guest's order; the answer is the same whether or not number and e-mail match. */
  newLink: post<NewOrderLinkRequest, Done>('/api/orders/new-link'),
};
