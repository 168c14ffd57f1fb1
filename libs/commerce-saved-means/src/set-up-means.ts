import type { MeansBegun, MeansFinished } from '@shop/contracts/saved-means';
import { invalid } from '@shop/commerce-kit/problem';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import { chosenOption } from '@shop/domain/chosen-option';
import { isRefusalReason } from '@shop/domain/refusal-reason';
import { KeyRefused, within, type PaymentAdapter } from '@shop/commerce-payments/providers';
import type { SetupReport } from '@shop/domain/saved-means';
import { silenceOf } from '@shop/commerce-payments';
import { holderOfClient } from './holder-of-client.ts';
import { insertMeans } from './saved-means.repository.ts';
import type { SavedMeansDeps } from './saved-means.ports.ts';
import { findSetup, insertSetup, takeOpenSetups, updateSetup, type HeldSetup } from './setups.repository.ts';

export type SetupAsked = {
  readonly clientId: number;
  readonly brand: ShopBrand;
  readonly locale: Locale;
  /** The page that shows saved cards. */
  readonly page: string;
  readonly method: number;
  readonly token: string | null;
};

type Finished = Omit<MeansFinished, 'status'>;
type Begun = Omit<MeansBegun, 'status'>;

const NO_ANSWER = { state: 'refused', reason: 'provider_down' } as const;

const toFinished = ({ state, reason }: Pick<SetupReport, 'state' | 'reason'>): Finished => ({
  state,
  ...(reason !== undefined && { reason }),
});

/** Keeps the card of a setup that is done, before the setup itself. */
const keep = async (
  { db }: SavedMeansDeps,
  setup: { readonly reference: string; readonly holder_id: number },
  { ref, state, card, reason }: SetupReport,
): Promise<void> => {
  if (state === 'kept' && card) await insertMeans(db, setup.holder_id, card);
  await updateSetup(db, setup.reference, { ref, state, reason: reason ?? null });
};

const adapterFor = ({ providers }: SavedMeansDeps, { method, brand }: SetupAsked): PaymentAdapter => {
  const adapter = providers.get(method);
  if ((adapter?.saved?.accountOf(brand.key) ?? null) === null || !adapter)
    throw invalid({ payment_processor_id: ['not_offered'] });
  return adapter;
};

const begin = async (deps: SavedMeansDeps, asked: SetupAsked): Promise<Begun> => {
  const { clientId, brand, locale, token } = asked;
  const adapter = adapterFor(deps, asked);
  const holder = await holderOfClient(deps.db, adapter, { clientId, brand: brand.key });
  if (!holder || !adapter.saved) throw invalid({ payment_processor_id: ['not_offered'] });
  const reference = secretSlug();
  await insertSetup(deps.db, reference, holder.id);
  const address = `${brand.appUrl}/${locale}${asked.page}`;
  const { redirectUrl, ...report } = await adapter.saved.beginSetup({
    ...{ reference, account: holder.account, holder: holder.token, locale, shopName: brand.name },
    token: chosenOption(adapter, brand.key, token) ?? null,
    currency: brand.currency.code,
    returnUrl: `${address}?setup=${reference}`,
    cancelUrl: address,
  });
  await keep(deps, { reference, holder_id: holder.id }, report);
  return { ...toFinished(report), redirect_url: redirectUrl };
};

/** Begins to save a card of the client without a purchase. A provider that does not answer, or refuses the shop's key, saved none. */
export const beginSetup = async (deps: SavedMeansDeps, asked: SetupAsked): Promise<Begun> => {
  try {
    return await within(deps.patience, begin(deps, asked));
  } catch (error) {
    if (error instanceof KeyRefused)
      deps.log.error({ code: 'means_key_refused', err: error }, 'a provider refused the key of the shop');
    else if (silenceOf(error))
      deps.log.warn({ code: 'means_silent' }, 'a provider did not answer when a card was to be saved');
    else throw error;
    return { ...NO_ANSWER, redirect_url: null };
  }
};

const finish = async (deps: SavedMeansDeps, setup: HeldSetup): Promise<Finished> => {
  if (setup.state !== 'open')
    return toFinished({
      state: setup.state,
      ...(isRefusalReason(setup.reason) && { reason: setup.reason }),
    });
  const saved = deps.providers.get(setup.provider)?.saved;
  if (!saved || setup.ref === null) return { state: 'open' };
  try {
    const report = await within(deps.patience, saved.setup({ account: setup.account, ref: setup.ref }));
    await keep(deps, setup, report);
    return toFinished(report);
  } catch (error) {
    if (!silenceOf(error)) throw error;
    return { state: 'open' };
  }
};

/** Asks the provider after the client returned from its page; null for a setup that is not the client's. */
export const finishSetup = async (
  deps: SavedMeansDeps,
  { reference, clientId }: { readonly reference: string; readonly clientId: number },
): Promise<Finished | null> => {
  const setup = await findSetup(deps.db, reference);
  return setup?.client_id === clientId ? finish(deps, setup) : null;
};

/** Asks about clients who did not return. */
export const finishSetups = async (deps: SavedMeansDeps): Promise<number> => {
  const open = await takeOpenSetups(deps.db, deps.clock());
  for (const setup of open) {
    try {
      await finish(deps, setup);
    } catch (error) {
      deps.log.error({ code: 'means_defect', setup: setup.reference, err: error }, 'a card was not saved');
    }
  }
  return open.length;
};
