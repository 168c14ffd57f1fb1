import { createMarketplaceKind } from '@shop/commerce-checkout';
import { forwarded } from '@shop/commerce-forwarding';
import { invoiced } from '@shop/commerce-invoices';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import type { MailPort } from '@shop/commerce-mail';
import { createMiscInvoiceKind } from '@shop/commerce-misc-invoices';
import { createOrderAwaitingPayment } from '@shop/commerce-orders';
import type { PayableKinds } from '@shop/commerce-payments';
import { claimed } from '@shop/commerce-pro';
import { createDepositKind } from '@shop/commerce-reservations';
import { createTopUpKind } from '@shop/commerce-top-ups';

type PayableKindDeps = {
  readonly mail: MailPort;
  readonly brands: Brands;
  readonly audit: AuditLog;
  readonly clock: () => Date;
};

/** The effects of payment for each kind of payable. */
export const createPayableKinds = (deps: PayableKindDeps): PayableKinds => {
  const orderAwaitingPayment = claimed(invoiced(createOrderAwaitingPayment(deps)), deps);
  return {
    quote: orderAwaitingPayment,
    forward_request: forwarded(orderAwaitingPayment),
    marketplace: invoiced(createMarketplaceKind(deps)),
    misc_invoice: invoiced(createMiscInvoiceKind(deps)),
    top_up: createTopUpKind(deps),
    device_deposit: createDepositKind(deps),
  };
};
