import { post } from './call.ts';
import type {
  OrderAnswer,
  OrderRequest,
  OrdersAnswer,
  OrdersRequest,
  SuccessRequest,
} from './orders.contract.ts';

export const orderCalls = {
  list: post<OrdersRequest, OrdersAnswer>('/api/my-orders/get-my-orders'),
  one: post<OrderRequest, OrderAnswer>('/api/my-orders/order'),
  /** The success page: the visitor's own order by its secret slug, or the last one. */
  success: post<SuccessRequest, OrderAnswer>('/api/orders/success'),
};
