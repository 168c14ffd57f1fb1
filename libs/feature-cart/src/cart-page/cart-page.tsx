import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, Slot, useLinks, useQueriesOf } from '@shop/page';
import { paths } from '@shop/paths';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { Stack } from '@shop/ui-theme/stack';
import { useKeptFocus } from '@shop/ui-theme/use-kept-focus';
import { useSuspenseQuery } from '@tanstack/react-query';
import { toCartState } from '../cart-state.ts';
import { useCartChanges } from '../cart-changes/use-cart-changes.ts';
import { CartAnnouncements } from '../cart-lines/cart-announcements.tsx';
import { UNDO_BUTTON } from '../cart-lines/line-button.tsx';
import { RemovedLine } from '../cart-lines/removed-line.tsx';
import { useCartWords } from '../cart-words.ts';
import { useMessages } from '../messages.ts';
import { CartNotices } from './cart-notices.tsx';
import { CartPageError } from './cart-page.error.tsx';
import { FullCart } from './full-cart.tsx';

export const CartPage = () => {
  const say = useMessages();
  const language = useLanguage();
  const fetched = useSuspenseQuery(useQueriesOf('cart').current(language.id));
  const { data: cart, dataUpdatedAt } = fetched;
  const changes = useCartChanges();
  const words = useCartWords(cart);
  const area = useKeptFocus<HTMLDivElement>(UNDO_BUTTON);

  if (toCartState(fetched).has_error) return <CartPageError />;
  return (
    <>
      <PageHead title={say('cart.title')} isIndexed={false} />
      <PageBody>
        <div ref={area} onSubmit={changes.onSubmit} onClickCapture={changes.onClick}>
          <CartAnnouncements cart={cart} words={words} />
          <Stack gap={24}>
            <CartNotices cart={cart} changes={changes} />
            {cart.items.length === 0 ? (
              <>
                <EmptyCart />
                {cart.removed && <RemovedLine removed={cart.removed} words={words} />}
              </>
            ) : (
              <FullCart cart={cart} answeredAt={dataUpdatedAt} words={words} onChange={changes.onChange} />
            )}
          </Stack>
        </div>
        {cart.items.length > 0 && (
          <Slot name="cart.similar" props={{ slugs: cart.items.map(({ slug }) => slug) }} />
        )}
      </PageBody>
    </>
  );
};

const EmptyCart = () => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <EmptyState
      level={1}
      heading={say('cart.empty.heading')}
      actions={<ButtonLink href={href(paths.marketplace.to())}>{say('cart.empty.action')}</ButtonLink>}
    >
      {say('cart.empty.text')}
    </EmptyState>
  );
};
