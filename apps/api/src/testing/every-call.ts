import { authContract, ownAccountContract, permissionContract } from '@shop/contracts/auth';
import { balanceContract } from '@shop/contracts/balance';
import { campaignsContract } from '@shop/contracts/campaigns';
import type * as landingCalls from '@shop/contracts/calls';
import type * as laterCalls from '@shop/contracts/later-calls';
import { cartContract } from '@shop/contracts/cart';
import { catalogueContract, productContract } from '@shop/contracts/catalogue';
import { claimsContract } from '@shop/contracts/claims';
import { checkoutContract } from '@shop/contracts/checkout';
import { configurationContract, pathCheckContract } from '@shop/contracts/configuration';
import { contentContract } from '@shop/contracts/content';
import type { Contract } from '@shop/contracts/contract';
import { factorContract } from '@shop/contracts/factors';
import { forwardingContract } from '@shop/contracts/forwarding';
import { invoicesContract } from '@shop/contracts/invoices';
import { miscInvoicesContract } from '@shop/contracts/misc-invoices';
import { ordersContract } from '@shop/contracts/orders';
import { privacyContract } from '@shop/contracts/privacy';
import { productReviewsContract } from '@shop/contracts/product-reviews';
import { proContract } from '@shop/contracts/pro';
import { quotesContract } from '@shop/contracts/quotes';
import { reservationContract } from '@shop/contracts/reservation';
import { payablesContract } from '@shop/contracts/payables';
import { savedMeansContract } from '@shop/contracts/saved-means';
import { trackingContract } from '@shop/contracts/tracking';
import { newslettersContract } from '@shop/contracts/newsletters';
import { wishesContract } from '@shop/contracts/wishes';
import { withdrawalsContract } from '@shop/contracts/withdrawals';
import { visitorContract } from '@shop/contracts/visitor';

type NamedCall = { readonly name: string; readonly contract: Contract };

type Calls = typeof landingCalls & typeof laterCalls;

/** The compiler refuses this list while a call has no contract here. */
const contracts = {
  authCalls: authContract,
  balanceCalls: balanceContract,
  campaignCalls: campaignsContract,
  cartCalls: cartContract,
  catalogueCalls: { ...catalogueContract, ...productContract },
  checkoutCalls: checkoutContract,
  claimCalls: claimsContract,
  configurationCalls: configurationContract,
  contentCalls: contentContract,
  factorCalls: factorContract,
  forwardingCalls: forwardingContract,
  invoiceCalls: invoicesContract,
  miscInvoiceCalls: miscInvoicesContract,
  orderCalls: ordersContract,
  ownAccountCalls: ownAccountContract,
  payableCalls: payablesContract,
  proCalls: proContract,
  productReviewCalls: productReviewsContract,
  quoteCalls: quotesContract,
  reservationCalls: reservationContract,
  pathCheckCalls: pathCheckContract,
  permissionCalls: permissionContract,
  privacyCalls: privacyContract,
  savedMeansCalls: savedMeansContract,
  trackingCalls: trackingContract,
  visitorCalls: visitorContract,
  wishCalls: wishesContract,
  newsletterCalls: newslettersContract,
  withdrawalCalls: withdrawalsContract,
} satisfies { [Area in keyof Calls]: Record<keyof Calls[Area], Contract> };

/** Every call, by the area of its contract: `cart.add`. */
export const everyCall: readonly NamedCall[] = Object.entries(contracts).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, contract]) => ({
    name: `${area.replace(/Calls$/, '')}.${name}`,
    contract,
  })),
);
