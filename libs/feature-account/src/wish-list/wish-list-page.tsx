import { wishQueries, type WishList } from '@shop/data-access/wishes';
import { useLanguage } from '@shop/i18n';
import { useLinks, usePage, useReader } from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { CartLineSkeleton } from '@shop/ui-theme/cart-line-skeleton';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { Notice } from '@shop/ui-theme/notice';
import { PageTitle } from '@shop/ui-theme/page-title';
import { useQuery } from '@tanstack/react-query';
import { AccountPage } from '../account-frame/account-page.tsx';
import { DoneNotice } from '../account-frame/done-notice.tsx';
import { useMessages } from '../messages.ts';
import { SaveChosen } from './save-chosen.tsx';
import { useRefusedIntent } from './use-refused-intent.ts';
import { WishLine } from './wish-line.tsx';
import { useWishMessages } from './wish-list.messages.ts';

const Failed = () => {
  const say = useWishMessages();
  const sayAccount = useMessages();
  const { href } = useLinks();
  return (
    <Notice
      tone="critical"
      action={
        <ButtonLink look="quiet" size="small" href={href(laterPaths.wishList.to())}>
          {sayAccount('account.again')}
        </ButtonLink>
      }
    >
      {say('wishes.failed')}
    </Notice>
  );
};

const Wishes = ({ list: { wishes, currency, most } }: { list: WishList }) => {
  const say = useWishMessages();
  const { href } = useLinks();
  if (wishes.length === 0) {
    return (
      <EmptyState
        heading={say('wishes.empty')}
        picture="parcel"
        actions={<ButtonLink href={href(paths.marketplace.to())}>{say('wishes.browse')}</ButtonLink>}
      >
        {say('wishes.empty_hint')}
      </EmptyState>
    );
  }
  return (
    <>
      {wishes.length >= most && <Notice tone="warning">{say('wishes.full', { most })}</Notice>}
      <div>
        {wishes.map((wish) => (
          <WishLine key={wish.id} wish={wish} currency={currency} />
        ))}
      </div>
    </>
  );
};

/** The goods that the client has saved, with the prices of now and of then. */
export const WishListPage = () => {
  const say = useWishMessages();
  const reader = useReader();
  const { data, isError } = useQuery(wishQueries(usePage().api).list(useLanguage().id, reader));
  const refused = useRefusedIntent();
  const title = say('wishes.title');
  const count = data?.wishes.length ?? 0;
  return (
    <AccountPage title={title} current="wishes">
      <PageTitle
        heading={title}
        {...(count > 0 && { count: String(count), hint: say('wishes.hint', { method: reader.method }) })}
      />
      <DoneNotice
        words={{
          saved: say('wishes.done.saved'),
          removed: say('wishes.done.removed'),
          alert: say('wishes.done.alert'),
        }}
      />
      {refused && (
        <Notice tone="critical">{say(refused === 'cart' ? 'wishes.not_moved' : 'wishes.not_saved')}</Notice>
      )}
      <SaveChosen />
      {data && <Wishes list={data} />}
      {!data && (isError ? <Failed /> : <CartLineSkeleton />)}
    </AccountPage>
  );
};
