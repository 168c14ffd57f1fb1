import { isApiProblem, type ApiProblem, type Checkout, type Payable } from '@shop/data-access';
import { checkoutKeys, checkoutQueries } from '@shop/data-access/checkout';
import { CHECKOUT_STEP, type CheckoutStep } from '@shop/domain/checkout-step';
import { payableQueries } from '@shop/data-access/payables';
import { sessionEnded, type Check, type CheckAddress, type PageContext } from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { redirect } from 'react-router-dom';
import { paidAlready } from './paid-path.ts';
import { whenLeft } from './pending-leave.ts';

/** The notices of the cart page about a checkout that cannot continue. */
export type CartNotice = 'empty' | 'expired' | 'unknown' | 'often' | 'share' | 'busy';

/** `lines`: the variants of the notice, if any. */
export const cartWith = (notice: CartNotice, lines?: string): string =>
  paths.cart.to({}, { checkout: notice, lines });

type Elsewhere = (problem: ApiProblem) => string | Promise<string>;

const NOTICES: Readonly<Record<string, CartNotice>> = {
  'checkout.nothing_to_order': 'empty',
  'checkout.share_reached': 'share',
  'checkout.held_often': 'often',
  too_many_requests: 'busy',
};

/** The API's reason, as a notice of the cart page. */
const noticeOf = ({ message, status }: ApiProblem): CartNotice => {
  const known = NOTICES[message];
  if (known) return known;
  return status === 404 ? 'unknown' : 'expired';
};

/** The variants that a refusal names: `lines.100` and `lines.7` are `100.7`. */
const linesOf = ({ errors }: ApiProblem): string | undefined =>
  Object.keys(errors)
    .flatMap((path) => /^lines\.(\d+)$/.exec(path)?.[1] ?? [])
    .join('.') || undefined;

const toCart: Elsewhere = (problem) => cartWith(noticeOf(problem), linesOf(problem));

/** Fetched each time: another tab, another device or the time may have changed the session. */
const openStep = async (
  { api, queryClient, language }: PageContext,
  slug: string,
  step: CheckoutStep,
): Promise<Checkout> => {
  await whenLeft(queryClient);
  return queryClient.fetchQuery({ ...checkoutQueries(api).one(slug, step, language.id), staleTime: 0 });
};

/**
 * The payable without a checkout; null for a checkout, which is known without a call after an earlier step.
 */
const fetchPayable = async (
  { api, queryClient, language }: PageContext,
  slug: string,
): Promise<Payable | null> =>
  queryClient.getQueryData(checkoutKeys.one(slug)) === undefined
    ? queryClient.fetchQuery({ ...payableQueries(api).one(slug, language.id), staleTime: 0 })
    : null;

/** Runs an API call, and redirects when the API refuses; other failures are rethrown. */
const orGoTo = async <T>(work: Promise<T>, elsewhere: Elsewhere, slug?: string): Promise<T> => {
  try {
    return await work;
  } catch (problem) {
    if (!isApiProblem(problem) || problem.kind !== 'refused') throw problem;
    // A completed purchase is not repeated: it is shown.
    const paid = paidAlready(problem.message, slug);
    if (paid !== null) throw redirect(paid);
    throw redirect(await elsewhere(problem));
  }
};

const stepPath = (step: number, slug: string): string => {
  if (step <= CHECKOUT_STEP.shipping) return paths.checkout.to({ slug });
  return step === CHECKOUT_STEP.payment ? paths.payment.to({ slug }) : laterPaths.confirm.to({ slug });
};

/** Guests go back to the cart, clients to their orders. */
const afterLostPayment =
  ({ hasSession, queryClient, queries }: PageContext): Elsewhere =>
  async (problem) => {
    const user = hasSession ? await queryClient.ensureQueryData(queries.auth.user()) : null;
    return user ? paths.myOrders.to() : toCart(problem);
  };

const generate = async ({ api, queryClient }: PageContext, pay?: string): Promise<string> => {
  await whenLeft(queryClient);
  return checkoutQueries(api).generate(pay);
};

/** A checkout that was left for the cart continues in a new one with all entered data; any other end is shown. */
const goOnOr =
  (context: PageContext, elsewhere: Elsewhere): Elsewhere =>
  async (problem) =>
    problem.message === 'checkout.invalidated'
      ? paths.checkout.to({ slug: await orGoTo(generate(context), elsewhere) })
      : elsewhere(problem);

/** When the session has ended, a client's checkout continues after the login; a guest's checkout ended with it. */
const loginOr =
  (context: PageContext, { params: { slug = '' }, path }: CheckAddress, elsewhere: Elsewhere): Elsewhere =>
  async (problem) => {
    const { hasSession, queryClient, queries } = context;
    const known = queryClient.getQueryData<Checkout>(checkoutKeys.one(slug));
    if (problem.status !== 404 || known?.is_guest !== false) return elsewhere(problem);
    const user = hasSession && (await queryClient.fetchQuery({ ...queries.auth.user(), staleTime: 0 }));
    if (!user) throw sessionEnded(path);
    return elsewhere(problem);
  };

/** Creates or resumes the visitor's one session, and redirects to its address. */
const enter = async (
  context: PageContext,
  to: (slug: string) => string,
  elsewhere: Elsewhere,
  pay?: string,
): Promise<never> => {
  if (!context.hasSession) throw redirect(cartWith('empty'));
  throw redirect(to(await orGoTo(generate(context, pay), elsewhere)));
};

const goToStep = (checkout: Checkout, asked: CheckoutStep): void => {
  if (checkout.step < asked) throw redirect(stepPath(checkout.step, checkout.slug));
};

export const checkCheckout: Check = async (context, address) => {
  const { slug } = address.params;
  if (slug === undefined) {
    // The way to pay that was pressed in the cart.
    const pay = address.url.searchParams.get('pay') ?? undefined;
    return enter(context, (made) => paths.checkout.to({ slug: made }), toCart, pay);
  }
  const elsewhere = loginOr(context, address, goOnOr(context, toCart));
  await orGoTo(openStep(context, slug, CHECKOUT_STEP.shipping), elsewhere, slug);
};

export const checkPayment: Check = async (context, address) => {
  const { path, params } = address;
  const { slug } = params;
  // A visitor who returns from a provider may have no session: the page then fetches the payment.
  if (path.startsWith(laterPaths.paymentDecline.to())) return;
  const elsewhere = afterLostPayment(context);
  if (slug === undefined) return enter(context, (made) => paths.payment.to({ slug: made }), elsewhere);
  if (await orGoTo(fetchPayable(context, slug), elsewhere, slug)) return;
  const session = openStep(context, slug, CHECKOUT_STEP.payment);
  const onward = loginOr(context, address, goOnOr(context, elsewhere));
  goToStep(await orGoTo(session, onward, slug), CHECKOUT_STEP.payment);
};

export const checkConfirm: Check = async (context, address) => {
  const { slug } = address.params;
  const elsewhere = afterLostPayment(context);
  if (slug === undefined) return enter(context, (made) => laterPaths.confirm.to({ slug: made }), elsewhere);
  const session = openStep(context, slug, CHECKOUT_STEP.confirm);
  const onward = loginOr(context, address, goOnOr(context, elsewhere));
  goToStep(await orGoTo(session, onward, slug), CHECKOUT_STEP.confirm);
};

/**
 * The address of a return is never trusted: the API asks the provider. From `/payment/accept` a payment that
 * is not this visitor's, or failed, redirects to `/payment/fail`; there it passes.
 */
export const checkPaymentAccept: Check = async ({ api, queryClient }, { path, url }) => {
  if (!path.startsWith(laterPaths.paymentAccept.to())) return;
  const reference = url.searchParams.get('payment');
  const failed = () => laterPaths.paymentFail.to({}, { payment: reference ?? undefined });
  if (!reference) throw redirect(failed());
  const outcome = await orGoTo(queryClient.fetchQuery(checkoutQueries(api).outcome(reference)), failed);
  if (outcome.state === 'failed') throw redirect(laterPaths.paymentDecline.to({}, { payment: reference }));
};
