import { useLanguage } from '@shop/i18n';
import { useCurrency, useQueriesOf, type ModalProps } from '@shop/page';
import { paths } from '@shop/paths';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { CartLineSkeleton } from '@shop/ui-theme/cart-line-skeleton';
import { Drawer } from '@shop/ui-theme/dialog';
import { Inline } from '@shop/ui-theme/inline';
import { Notice } from '@shop/ui-theme/notice';
import { Price } from '@shop/ui-theme/price';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useKeptFocus } from '@shop/ui-theme/use-kept-focus';
import { useQuery } from '@tanstack/react-query';
import { useCartChanges } from '../cart-changes/use-cart-changes.ts';
import { atDoor } from '../cart-sums.ts';
import { useCartWords } from '../cart-words.ts';
import { UNDO_BUTTON } from '../cart-lines/line-button.tsx';
import { DrawerCart } from './drawer-cart.tsx';

/** The cart next to the page: the added items, their sum, and the links to cart and checkout. */
export const CartDrawer = ({ onClose }: ModalProps<'cart'>) => {
  const language = useLanguage();
  const { isoCode } = useCurrency();
  const {
    data: cart,
    dataUpdatedAt,
    isError,
    isPending,
  } = useQuery(useQueriesOf('cart').current(language.id));
  const changes = useCartChanges();
  const words = useCartWords({ currency: cart?.currency ?? isoCode });
  const { say, href, money } = words;
  const area = useKeptFocus<HTMLDivElement>(UNDO_BUTTON);
  const canOrder = cart?.items.some(({ quantity }) => quantity > 0) ?? false;

  return (
    <div onClickCapture={changes.onClick}>
      <Drawer
        isOpen
        heading={say('cart.title')}
        closeLabel={say('cart.drawer.close')}
        onClose={() => onClose()}
        actions={
          <Stack gap={8}>
            {cart && canOrder && (
              <>
                <Inline justify="between">
                  <Text as="span" weight="strong">
                    {say('cart.summary.total')}
                  </Text>
                  <Price current={money(atDoor(cart, cart.shipping_method))} />
                </Inline>
                <ButtonLink href={href(paths.checkout.to({}))} isBlock>
                  {say('cart.summary.checkout')}
                </ButtonLink>
              </>
            )}
            <ButtonLink href={href(paths.cart.to())} look="quiet" isBlock>
              {say('cart.drawer.view')}
            </ButtonLink>
          </Stack>
        }
      >
        <div ref={area} onSubmit={changes.onSubmit}>
          {isError && <Notice tone="critical">{say('cart.error.heading')}</Notice>}
          {isPending && <CartLineSkeleton />}
          {cart && !isError && (
            <DrawerCart
              cart={cart}
              answeredAt={dataUpdatedAt}
              changes={changes}
              words={words}
              onChange={changes.onChange}
            />
          )}
        </div>
      </Drawer>
    </div>
  );
};
