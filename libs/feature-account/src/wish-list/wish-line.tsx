import type { Wish } from '@shop/data-access/wishes';
import { useFormats } from '@shop/i18n';
import { ChangeKeyField, useLinks } from '@shop/page';
import { paths, pictureSources } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { Button, type ButtonProps } from '@shop/ui-theme/button';
import { CartLine } from '@shop/ui-theme/cart-line';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { VisuallyHidden } from '@shop/ui-theme/visually-hidden';
import type { ReactNode } from 'react';
import { Form } from 'react-router-dom';
import { AlertForm } from './alert-form.tsx';
import { useWishMessages } from './wish-list.messages.ts';

type WishFormProps = Pick<ButtonProps, 'look' | 'icon'> & {
  wish: Wish;
  intent: 'cart' | 'remove';
  children: ReactNode;
};

/** A form of one button; a hidden text distinguishes the same buttons of two lines. */
const WishForm = ({ wish, intent, look = 'quiet', icon, children }: WishFormProps) => (
  <Form method="post" action={laterPaths.wishList.to()} preventScrollReset={intent === 'remove'}>
    {intent === 'cart' && <ChangeKeyField />}
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="id" value={wish.id} />
    <input type="hidden" name="variant_id" value={wish.variant_id} />
    <Button type="submit" look={look} size="small" {...(icon && { icon })}>
      {children}
      <VisuallyHidden>{` ${wish.name}`}</VisuallyHidden>
    </Button>
  </Form>
);

const Unavailable = ({ wish: { availability } }: { wish: Wish }) => {
  const say = useWishMessages();
  if (availability === 'in_stock') return null;
  return (
    <Notice tone={availability === 'withdrawn' ? 'critical' : 'warning'}>
      {say(`wishes.${availability}`)}
    </Notice>
  );
};

/** One wish: its price now and when it was saved, whether it can be had, and what can be done with it. */
export const WishLine = ({ wish, currency }: { wish: Wish; currency: string }) => {
  const say = useWishMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const { availability, price, price_saved: saved } = wish;
  const isSold = availability !== 'withdrawn';
  return (
    <CartLine
      {...(isSold && {
        href: href(paths.product.to({ '*': wish.slug }, { productVariant: wish.variant_id })),
      })}
      name={wish.name}
      picture={{ ...pictureSources(wish.image.source, 'thumb'), alt: '' }}
      details={[
        [wish.manufacturer, ...wish.attributes].join(' · '),
        ...(availability === 'in_stock' ? [say('wishes.in_stock')] : []),
      ]}
      price={formats.money(price, currency)}
      {...(price !== saved && {
        priceHint: say('wishes.saved_at', { price: formats.money(saved, currency) }),
      })}
      actions={
        <>
          {availability === 'in_stock' && (
            <WishForm wish={wish} intent="cart" icon="cart-add">
              {say('wishes.to_cart')}
            </WishForm>
          )}
          <WishForm wish={wish} intent="remove" look="bare" icon="trash">
            {say('wishes.remove')}
          </WishForm>
        </>
      }
      notice={
        <Stack gap={8}>
          <Unavailable wish={wish} />
          {isSold && <AlertForm wish={wish} />}
        </Stack>
      }
    />
  );
};
