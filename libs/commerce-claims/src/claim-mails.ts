import { claimNumber, type ClaimState } from '@shop/domain/claim';
import type { ShopBrand, Brands } from '@shop/commerce-kit/shop-brand';
import { moneyIn, type NewMail } from '@shop/commerce-mail';
import type { ClaimRow } from './claims.repository.ts';

/** `message`: staff has written without a change of state. */
export type ClaimNews = ClaimState | 'message';

export const claimLink = ({ appUrl }: Pick<ShopBrand, 'appUrl'>, { language, slug }: ClaimRow): string =>
  `${appUrl}/${language}/claim-form/${slug}`;

type Told = {
  readonly news: ClaimNews;
  /** The event or message that causes the mail: one mail each. */
  readonly cause: string;
  /** What staff wrote. */
  readonly text?: string | undefined;
};

const refundOf = ({
  language,
  refund_amount: amount,
  refund_currency_id: currency,
}: ClaimRow): string | null =>
  amount === null || currency === null ? null : moneyIn(language, currency)(amount);

/** Tells the buyer of a step of the claim, in the language of the claim. */
export const claimMail = (
  brands: Brands,
  claim: ClaimRow,
  { news, cause, text }: Told,
): NewMail<'claim-news'> => ({
  brand: claim.brand,
  language: claim.language,
  to: claim.email,
  template: 'claim-news',
  uniqueKey: `claim:${claim.id}:${cause}`,
  data: {
    news,
    name: claim.name,
    number: claimNumber(claim.number),
    link: claimLink(brands.get(claim.brand), claim),
    text: text ?? null,
    refund: news === 'refund' ? refundOf(claim) : null,
  },
});
