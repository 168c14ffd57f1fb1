import type { Home, HomeText } from '@shop/data-access/home';
import { brandHas } from '@shop/brand';
import type { HomeBlock } from '@shop/domain/home';
import { Slot, useBrand } from '@shop/page';
import { HowItWorks } from '@shop/ui-theme/how-it-works';
import { TrustRow } from '@shop/ui-theme/trust-row';
import { Fragment, type ReactNode } from 'react';
import { HomeCategories } from './home-categories.tsx';
import { HomeGoods } from './home-goods.tsx';
import { HomeOffers } from './home-offers.tsx';
import { HomeOpening } from './home-opening.tsx';
import { useHomeMessages } from './home-page.messages.ts';
import { HomeProduct } from './home-product.tsx';
import { HomeRoute } from './home-route.tsx';
import { useHowSteps, useTrustItems } from './home-words.ts';

const Promises = () => {
  const reasons = useTrustItems();
  return reasons.length > 0 && <TrustRow reasons={reasons} />;
};

const How = () => {
  const say = useHomeMessages();
  return <HowItWorks heading={say('marketplace.home.howHeading')} steps={useHowSteps()} />;
};

const Offers = () => brandHas(useBrand(), 'dealzone') && <HomeOffers />;

type Block = Home['blocks'][number];
type Context = Pick<Home, 'heading'> & { readonly opening: Extract<Block, { type: 'opening' }> | undefined };

const VIEWS: {
  readonly [Type in HomeBlock['type']]: (
    block: Extract<Block, { type: Type }>,
    context: Context,
  ) => ReactNode;
} = {
  opening: ({ look, query }, { heading }) => <HomeOpening look={look} query={query} heading={heading} />,
  categories: ({ look }) => <HomeCategories look={look} />,
  goods: (block) => <HomeGoods block={block} />,
  product: (block) => <HomeProduct {...block} />,
  offers: () => <Offers />,
  promises: () => <Promises />,
  how: () => <How />,
  route: (_, { opening }) => opening && <HomeRoute query={opening.query} />,
};

/** A newer API may have blocks that this page does not know: those of texts are another feature's. */
const viewOf = (block: Block, context: Context): ReactNode => {
  const view = VIEWS[block.type as HomeBlock['type']] as
    ((one: Block, all: Context) => ReactNode) | undefined;
  return view ? (
    view(block, context)
  ) : (
    <Slot name="home.text" isLate props={{ blocks: [block as HomeText] }} />
  );
};

/** The sections of a home page in their order. */
export const HomeBlocks = ({ home: { heading, blocks } }: { home: Home }) => {
  const opening = blocks.find((block) => block.type === 'opening');
  return blocks.map((block, at) => <Fragment key={at}>{viewOf(block, { heading, opening })}</Fragment>);
};
