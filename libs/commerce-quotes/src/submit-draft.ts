import type { SubmitQuote } from '@shop/contracts/quotes';
import type { Transaction } from '@shop/database';
import { invalid } from '@shop/commerce-kit/problem';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import { findLines, lockDraft, type RequestRow } from './drafts.repository.ts';
import { moveRequest } from './move-request.ts';
import type { Owner } from './owner.ts';
import { priceRequest, type PriceTerms } from './price-request.ts';
import { tellBuyer } from './quote-mails.ts';
import type { MoveDeps } from './quotes.ports.ts';

type Submission = {
  readonly owner: Owner;
  readonly brand: ShopBrand;
  readonly locale: Locale;
  readonly currencyId: number;
  readonly body: SubmitQuote;
  readonly terms: PriceTerms;
};

const emailOf = async (tx: Transaction, { owner, body }: Submission): Promise<string> => {
  if (owner.clientId === null) {
    if (body.email === null) throw invalid({ email: ['required'] });
    return body.email;
  }
  const { email } = await tx
    .selectFrom('client')
    .select('email')
    .where('id', '=', owner.clientId)
    .executeTakeFirstOrThrow();
  return email;
};

/** Sends the draft: it has its number from now on, and is priced at once where that is possible. */
export const submitDraft = async (
  deps: MoveDeps,
  tx: Transaction,
  asked: Submission,
): Promise<RequestRow> => {
  const { owner, brand, locale, currencyId, body, terms } = asked;
  if (!brand.shipsTo.includes(body.country_id)) throw invalid({ country_id: ['required'] });
  const draft = await lockDraft(tx, owner);
  const lines = draft ? await findLines(tx, draft.id) : [];
  if (!draft || lines.length === 0) throw invalid({ items: ['required'] });
  const { now } = terms;
  const buyer = { actor: 'buyer', now };
  const submitted = await moveRequest(tx, draft, 'submit', buyer, {
    email: await emailOf(tx, asked),
    country_id: body.country_id,
    shipping_method: body.shipping_method,
    note: body.note,
    language: locale,
    currency_id: currencyId,
    submitted_at: now,
  });
  const pricing = await moveRequest(tx, submitted, 'begin_pricing', { actor: 'pricer', now });
  const priced = await priceRequest(tx, pricing, terms);
  await tellBuyer(deps, tx, priced, priced.state === 'offered' ? 'offered' : 'received');
  return priced;
};
