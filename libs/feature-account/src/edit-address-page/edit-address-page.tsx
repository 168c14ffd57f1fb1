import { useFormAnswer, useQueriesOf } from '@shop/page';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { PageTitle } from '@shop/ui-theme/page-title';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { AccountPage } from '../account-frame/account-page.tsx';
import { AddressForm } from '../address-form/address-form.tsx';
import { fromAddress } from '../address-form/address-form.conversions.ts';
import { useMessages } from '../messages.ts';
import { findOwnAddress } from '../own-address/own-address.ts';

/** The page of the modal, for visits without scripts and for links. */
export const EditAddressPage = () => {
  const say = useMessages();
  const answer = useFormAnswer();
  const { id } = useParams();
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const address = findOwnAddress(user, id);
  const title = say('account.addresses.edit');
  return (
    <AccountPage title={title} current="addresses">
      <PageTitle heading={title} />
      {address && (
        <FormColumn>
          <AddressForm id={address.id} values={fromAddress(address)} answer={answer} />
        </FormColumn>
      )}
    </AccountPage>
  );
};
