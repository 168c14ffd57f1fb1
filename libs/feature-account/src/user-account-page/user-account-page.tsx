import { PageBody, PageColumns, PageHead, useQueriesOf } from '@shop/page';
import { paths } from '@shop/paths';
import { Button } from '@shop/ui-theme/button';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Form } from 'react-router-dom';
import { AccountNav } from '../account-nav/account-nav.tsx';
import { LogoutButton } from '../logout/logout-button.tsx';
import { useMessages } from '../messages.ts';
import { AccountOverview } from './account-overview.tsx';

/** The account's menu and overview. On wide screens the page of the client's information begins with the same overview. */
export const UserAccountPage = () => {
  const say = useMessages();
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  if (!user) return null;
  return (
    <PageBody>
      <PageHead title={say('account.overview.title')} isIndexed={false} />
      <PageColumns>
        <AccountNav current="overview" />
        <Stack gap={40}>
          <Stack gap={24}>
            <Inline justify="between">
              <Heading level={1}>{say('account.overview.hello', { name: user.first_name })}</Heading>
              <LogoutButton />
            </Inline>
            <AccountOverview user={user} />
          </Stack>
          <Form method="post" action={paths.logout.to()}>
            <input type="hidden" name="everywhere" value="1" />
            <Button type="submit" look="link" size="small">
              {say('account.logout_everywhere')}
            </Button>
          </Form>
        </Stack>
      </PageColumns>
    </PageBody>
  );
};
