import { ownAccountQueries } from '@shop/data-access/own-account';
import { useFormAnswer, useLinks, usePage, useQueriesOf } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { FormSection } from '@shop/ui-theme/form-section';
import { Inline } from '@shop/ui-theme/inline';
import { PageTitle } from '@shop/ui-theme/page-title';
import { ShownOn } from '@shop/ui-theme/shown-on';
import { Stack } from '@shop/ui-theme/stack';
import { TextLink } from '@shop/ui-theme/text-link';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { AccountPage } from '../account-frame/account-page.tsx';
import { DoneNotice } from '../account-frame/done-notice.tsx';
import { LogoutButton } from '../logout/logout-button.tsx';
import { useMessages } from '../messages.ts';
import { AccountOverview } from '../user-account-page/account-overview.tsx';
import { ContactForm } from './contact-form.tsx';
import { DeviceList } from './device-list.tsx';
import { EmailForm } from './email-form.tsx';
import { NewsForm } from './news-form.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { PasswordForm } from './password-form.tsx';

/** The stored data of the client, and the password. */
export const InformationPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const answer = useFormAnswer();
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const { data: isSubscribed } = useQuery({
    ...useQueriesOf('auth').subscription(user?.email ?? ''),
    enabled: user !== null,
  });
  const { data: sessions } = useQuery({ ...useQueriesOf('auth').sessions(), enabled: user !== null });
  const { data: news } = useQuery({ ...ownAccountQueries(usePage().api).news(), enabled: user !== null });
  if (!user) return null;
  const intent = answer?.values['intent'] ?? 'contact';
  const answerTo = (form: string) => (intent === form ? answer : undefined);
  return (
    <AccountPage title={say('account.information.title')} current="information">
      <Inline justify="between">
        <PageTitle heading={say('account.information.title')} />
        <ShownOn screen="wide">
          <LogoutButton />
        </ShownOn>
      </Inline>
      <DoneNotice
        words={{
          contact: say('account.information.done.contact'),
          password: say('account.information.done.password'),
          preferences: say('account.preferences.done'),
          email: say('account.email.done'),
          confirmation: say('account.email.sent_again'),
          news: say('account.information.done.news'),
          device: say('account.devices.done'),
        }}
      />
      <Stack gap={40}>
        <ShownOn screen="wide">
          <AccountOverview user={user} />
        </ShownOn>
        <div id="details">
          <FormColumn>
            <FormSection heading={say('account.information.contact')}>
              <ContactForm
                user={user}
                answer={answerTo('contact')}
                key={user.first_name + user.last_name + user.phone}
              />
            </FormSection>
            <FormSection heading={say('account.email')} hint={say('account.email.hint')}>
              <EmailForm
                user={user}
                stopped={news?.stopped ?? null}
                answer={answerTo('email')}
                key={user.email}
              />
            </FormSection>
            <FormSection heading={say('account.preferences')} hint={say('account.preferences.hint')}>
              <PreferencesForm
                user={user}
                answer={answerTo('preferences')}
                key={[user.language_id, user.currency_id, user.country_id].join()}
              />
            </FormSection>
            <FormSection
              heading={say('account.information.password')}
              hint={say('account.information.password_hint')}
            >
              <PasswordForm answer={answerTo('password')} />
            </FormSection>
            <FormSection heading={say('account.security.title')} hint={say('account.security.hint')}>
              <div>
                <ButtonLink look="quiet" href={href(laterPaths.accountSecurity.to())}>
                  {say('account.security.open')}
                </ButtonLink>
              </div>
            </FormSection>
            {sessions !== undefined && (
              <FormSection heading={say('account.devices')} hint={say('account.devices.hint')}>
                <DeviceList sessions={sessions} />
              </FormSection>
            )}
            {isSubscribed !== undefined && (
              <FormSection heading={say('account.information.news')}>
                <NewsForm isSubscribed={isSubscribed} key={String(isSubscribed)} />
                <TextLink href={href(laterPaths.accountNews.to())}>{say('account.news.open')}</TextLink>
              </FormSection>
            )}
            <FormSection heading={say('account.data.title')} hint={say('account.data.hint')}>
              <TextLink href={href(laterPaths.accountData.to())}>{say('account.data.open')}</TextLink>
            </FormSection>
          </FormColumn>
        </div>
      </Stack>
    </AccountPage>
  );
};
