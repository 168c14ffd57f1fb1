import { useLinks, useQueriesOf } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Columns } from '@shop/ui-theme/columns';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { Inline } from '@shop/ui-theme/inline';
import { PageTitle } from '@shop/ui-theme/page-title';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AccountPage } from '../account-frame/account-page.tsx';
import { useMessages } from '../messages.ts';
import { AddressCard } from './address-card.tsx';
import { DoneNotice } from '../account-frame/done-notice.tsx';
import { useAddressModals } from './use-address-modals.ts';

/** All addresses of the client, the main one first. */
export const AddressesPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { add } = useAddressModals();
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const addresses = user?.addresses ?? [];
  const title = say('account.addresses.title');
  const addLink = (
    <ButtonLink href={href(laterPaths.newDeliveryAddress.to())} icon="plus" onClick={add}>
      {say('account.addresses.add')}
    </ButtonLink>
  );
  return (
    <AccountPage title={title} current="addresses">
      <Inline justify="between">
        <PageTitle heading={title} {...(addresses.length > 0 ? { count: String(addresses.length) } : {})} />
        {addresses.length > 0 && addLink}
      </Inline>
      <DoneNotice
        words={{
          saved: say('account.addresses.done.saved'),
          removed: say('account.addresses.done.removed'),
          main: say('account.addresses.done.main'),
        }}
      />
      {addresses.length === 0 ? (
        <EmptyState heading={say('account.addresses.empty')} picture="parcel" actions={addLink}>
          {say('account.addresses.empty_hint')}
        </EmptyState>
      ) : (
        <Columns layout="halves">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} />
          ))}
        </Columns>
      )}
    </AccountPage>
  );
};
