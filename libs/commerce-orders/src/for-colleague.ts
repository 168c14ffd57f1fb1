import type { Order } from '@shop/contracts/orders';
import type { OrderAct } from '@shop/domain/order-acts';
import type { ColleaguesOwn } from '@shop/commerce-kit/company-of';

/** What is done for the company; goods are withdrawn and reviewed, and mails read, by the person who has ordered. */
const AMENDING: readonly OrderAct[] = ['cancel', 'change_address'];

/** An order as a colleague sees it: with the person who has ordered, and without payment, which is by the company's invoices. */
export const forColleague = (order: Order, { orderedBy, mayAmend }: ColleaguesOwn): Order => ({
  ...order,
  payable_slug: null,
  may: mayAmend ? order.may.filter((act) => AMENDING.includes(act)) : [],
  ordered_by: orderedBy,
});
