import { post } from '../call.ts';
import type { Done } from '../contract.ts';
import type {
  CancelOrderRequest,
  ChangeAddress,
  DestinationAnswer,
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
  /** Shows a guest's order in full to a session that has entered its e-mail. */
  open: post<OpenOrderRequest, Done>('/api/orders/open'),
  /** Cancels a paid order whose goods are not purchased yet; each sum is refunded to its source. */
  cancel: post<CancelOrderRequest, Done>('/api/orders/cancel'),
  /** The kind of delivery, and the pickup points that the order may go to instead. */
  destination: post<OrderSlugOnly, DestinationAnswer>('/api/orders/destination'),
  /** Changes the address before the goods are packed, in the same country and for the same kind of delivery. */
  changeAddress: post<ChangeAddress, Done>('/api/orders/change-address'),
  /** Mails the confirmation of a paid order again, to the order’s own address. */
  mailAgain: post<OrderSlugOnly, Done>('/api/orders/mail-again'),
  /** Mails a new link to a guest's order; the answer is the same whether or not number and e-mail match. */
  newLink: post<NewOrderLinkRequest, Done>('/api/orders/new-link'),
};
