import { useLinks, useQueriesOf } from '@shop/page';
import { paths } from '@shop/paths';
import { Button } from '@shop/ui-theme/button';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Inline } from '@shop/ui-theme/inline';
import { PageTitle } from '@shop/ui-theme/page-title';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Form, useParams } from 'react-router-dom';
import { AccountPage } from '../account-frame/account-page.tsx';
import { useMessages } from '../messages.ts';
import { findOwnAddress } from '../own-address/own-address.ts';
import { RemovedAddress } from './removed-address.tsx';

/** Asks for confirmation before an address is deleted. */
export const RemoveAddressPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { id } = useParams();
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const address = findOwnAddress(user, id);
  const title = say('account.addresses.remove_title');
  return (
    <AccountPage title={title} current="addresses">
      <PageTitle heading={title} />
      {address && <RemovedAddress address={address} />}
      <Form method="post">
        <Inline>
          <Button type="submit" look="critical">
            {say('account.addresses.remove')}
          </Button>
          <ButtonLink look="quiet" href={href(paths.deliveryAddresses.to())}>
            {say('account.addresses.keep')}
          </ButtonLink>
        </Inline>
      </Form>
    </AccountPage>
  );
};
