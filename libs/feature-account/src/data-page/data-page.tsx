import { privacyCalls } from '@shop/contracts/later-calls';
import { privacyQueries } from '@shop/data-access/privacy';
import { useFormAnswer, usePage, useQueriesOf } from '@shop/page';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { FormSection } from '@shop/ui-theme/form-section';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { AccountPage } from '../account-frame/account-page.tsx';
import { useMessages } from '../messages.ts';
import { EraseForm } from './erase-form.tsx';
import { ObstacleList } from './obstacle-list.tsx';

/** The client's data as files, and the end of the account. */
export const DataPage = () => {
  const say = useMessages();
  const { api } = usePage();
  const answer = useFormAnswer();
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const { data: obstacles = [] } = useQuery({ ...privacyQueries(api).obstacles(), enabled: user !== null });
  if (!user) return null;
  const title = say('account.data.title');
  return (
    <AccountPage title={title} current="information">
      <PageTitle heading={title} />
      <FormColumn>
        <Stack gap={40}>
          <FormSection heading={say('account.data.files')} hint={say('account.data.files_hint')}>
            <Stack gap={8}>
              <TextLink href={privacyCalls.page.url} isDownload>
                {say('account.data.page')}
              </TextLink>
              <TextLink href={privacyCalls.data.url} isDownload>
                {say('account.data.json')}
              </TextLink>
            </Stack>
          </FormSection>
          <FormSection heading={say('account.data.erase')} hint={say('account.data.erase_hint')}>
            <Stack gap={16}>
              <Text>{say('account.data.kept')}</Text>
              {obstacles.length > 0 ? <ObstacleList obstacles={obstacles} /> : <EraseForm answer={answer} />}
            </Stack>
          </FormSection>
        </Stack>
      </FormColumn>
    </AccountPage>
  );
};
