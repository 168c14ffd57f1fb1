import { contract, Done } from '../contract.ts';
import { orderCalls } from './orders.calls.ts';
import {
  OrdersRequest,
  OrdersAnswer,
  OrderRequest,
  SuccessRequest,
  OrderAnswer,
  SuccessAnswer,
  OpenOrderRequest,
  NewOrderLinkRequest,
  CancelOrderRequest,
  ChangeAddress,
  DestinationAnswer,
  OrderSlugOnly,
} from './orders.schemas.ts';

export const ordersContract = {
  list: contract(orderCalls.list, {
    summary: 'The client’s orders, ten a page',
    access: 'client',
    body: OrdersRequest,
    answer: OrdersAnswer,
  }),
  one: contract(orderCalls.one, {
    summary: 'One order of the client',
    access: 'client',
    body: OrderRequest,
    answer: OrderAnswer,
  }),
  success: contract(orderCalls.success, {
    summary: 'The order just placed by this visitor, or what a guest’s link shows',
    access: 'public',
    body: SuccessRequest,
    answer: SuccessAnswer,
  }),
  open: contract(orderCalls.open, {
    summary: 'Shows a guest’s order whole to the session that knows its e-mail',
    access: 'public',
    body: OpenOrderRequest,
    answer: Done,
  }),
  cancel: contract(orderCalls.cancel, {
    summary: 'Cancels a paid order before its goods are bought, and has the money given back',
    access: 'visitor',
    body: CancelOrderRequest,
    answer: Done,
  }),
  destination: contract(orderCalls.destination, {
    summary: 'The kind of delivery of an order, and the pickup points of its courier',
    access: 'visitor',
    body: OrderSlugOnly,
    answer: DestinationAnswer,
  }),
  changeAddress: contract(orderCalls.changeAddress, {
    summary: 'Changes the address of a paid order before its goods are packed',
    access: 'visitor',
    body: ChangeAddress,
    answer: Done,
  }),
  mailAgain: contract(orderCalls.mailAgain, {
    summary: 'Mails the confirmation of a paid order again',
    access: 'visitor',
    body: OrderSlugOnly,
    answer: Done,
  }),
  newLink: contract(orderCalls.newLink, {
    summary: 'Mails a new link to a guest’s order; answers alike in every case',
    access: 'public',
    body: NewOrderLinkRequest,
    answer: Done,
  }),
};
