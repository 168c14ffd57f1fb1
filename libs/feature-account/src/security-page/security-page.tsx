import { factorQueries } from '@shop/data-access/factors';
import { useFormAnswer, useLinks, usePage, useQueriesOf } from '@shop/page';
import { paths } from '@shop/paths';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { FormSection } from '@shop/ui-theme/form-section';
import { PageTitle } from '@shop/ui-theme/page-title';
import { TextLink } from '@shop/ui-theme/text-link';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useActionData } from 'react-router-dom';
import { AccountPage } from '../account-frame/account-page.tsx';
import { DoneNotice } from '../account-frame/done-notice.tsx';
import { useMessages } from '../messages.ts';
import { CodesSection } from './codes-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { AppCodeForm, PasswordProof } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const useNewRecoveryCodes = (): readonly string[] | undefined =>
  (useActionData() as { recovery_codes?: readonly string[] } | undefined)?.recovery_codes;

/** How the account is protected: codes, recovery codes, passkeys. */
export const SecurityPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const answer = useFormAnswer();
  const recoveryCodes = useNewRecoveryCodes();
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const { data: security } = useQuery({
    ...factorQueries(usePage().api).security(),
    enabled: user !== null,
  });
  if (!user || !security) return null;
  const answerTo = (form: string) => (answer?.values['intent'] === form ? answer : undefined);
  return (
    <AccountPage title={say('account.security.title')} current="information">
      <PageTitle heading={say('account.security.title')} />
      <div>
        <TextLink href={href(paths.accountInformation.to())}>{say('account.information.title')}</TextLink>
      </div>
      <DoneNotice
        words={{
          'codes-off': say('account.security.done.codes_off'),
          'passkey-added': say('account.security.done.passkey_added'),
          'passkey-removed': say('account.security.done.passkey_removed'),
        }}
      />
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
      <FormColumn>
        {!security.is_proved && (
          <FormSection heading={say('account.security.proof')} hint={say('account.security.proof_hint')}>
            <PasswordProof answer={answerTo('prove-password')} />
            {security.has_codes && (
              <AppCodeForm
                answer={answerTo('prove-code')}
                intent="prove-code"
                submit={say('account.security.prove_by_code')}
              />
            )}
          </FormSection>
        )}
        <FormSection heading={say('account.security.codes')} hint={say('account.security.codes_hint')}>
          <CodesSection security={security} answer={answerTo('confirm-codes')} />
        </FormSection>
        <FormSection heading={say('account.security.passkeys')} hint={say('account.security.passkeys_hint')}>
          <PasskeySection security={security} />
        </FormSection>
      </FormColumn>
    </AccountPage>
  );
};
