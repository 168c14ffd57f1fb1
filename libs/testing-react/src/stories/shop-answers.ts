import { authContract } from '@shop/contracts/auth';
import { cartContract } from '@shop/contracts/cart';
import { catalogueContract, productContract } from '@shop/contracts/catalogue';
import { configurationContract, pathCheckContract } from '@shop/contracts/configuration';
import { homeContract } from '@shop/contracts/content';
import { PLAIN_HOME } from '@shop/domain/home';
import { visitorContract } from '@shop/contracts/visitor';
import { emptyCart, guestSummary } from '@shop/data-access';
import { aSite } from '../a-site.ts';
import { says, type CannedAnswer } from './canned.ts';
import { showcaseCategories } from './showcase-categories.ts';
import { showcaseItem, showcaseListing } from './showcase-items.ts';
import { showcaseProduct } from './showcase-product.ts';
import { SHOWCASE } from './showcase.ts';

const product = says(productContract.product, ({ slug, locale }) => ({
  status: true as const,
  product: showcaseProduct(SHOWCASE.find((one) => one.slug === slug) ?? SHOWCASE[0]!, locale),
  currency: 'EUR',
  similar: SHOWCASE.slice(3, 9).map((one) => showcaseItem(one, locale)),
}));

/** The common calls of every page, without its own. */
export const shopAnswers = (name: string): readonly CannedAnswer[] => [
  says(configurationContract.storeConfig, aSite({ site: { ...aSite().site, name } })),
  says(configurationContract.changeLocale, { status: true }),
  says(pathCheckContract.find, { status: true, redirect: null }),
  says(catalogueContract.categories, ({ locale }) => showcaseCategories(locale)),
  says(catalogueContract.flags, []),
  says(catalogueContract.listing, (asked) => showcaseListing(asked)),
  product,
  says(homeContract.home, {
    status: true,
    home: { heading: null, description: null, blocks: [...PLAIN_HOME] },
  }),
  says(authContract.currentUser, { status: true, user: null }),
  says(authContract.refreshCurrentUser, { status: true, user: null }),
  says(visitorContract.summary, { status: true, visitor: guestSummary('EUR'), cart_version: 0 }),
  says(cartContract.fetch, { status: true, cart: emptyCart('EUR'), adjusted: false, repeated: false }),
];
