import { useFormAnswer } from '@shop/page';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { PageTitle } from '@shop/ui-theme/page-title';
import { AccountPage } from '../account-frame/account-page.tsx';
import { AddressForm } from '../address-form/address-form.tsx';
import { NEW_ADDRESS_ID } from '../address-form/address-form.conversions.ts';
import { useMessages } from '../messages.ts';
import { useNewAddress } from './use-new-address.ts';

/** The page of the modal, for visits without scripts and for links. */
export const NewAddressPage = () => {
  const say = useMessages();
  const answer = useFormAnswer();
  const values = useNewAddress();
  const title = say('account.addresses.new');
  return (
    <AccountPage title={title} current="addresses">
      <PageTitle heading={title} />
      {values && (
        <FormColumn>
          <AddressForm id={NEW_ADDRESS_ID} values={values} answer={answer} />
        </FormColumn>
      )}
    </AccountPage>
  );
};
