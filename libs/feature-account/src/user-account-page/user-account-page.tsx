import { useFormats } from '@shop/i18n';
import { PageBody, PageColumns, PageHead, Slot, useBrand, useLinks, useQueriesOf } from '@shop/page';
import { paths } from '@shop/paths';
import { Box } from '@shop/ui-theme/box';
import { Button } from '@shop/ui-theme/button';
import { Columns } from '@shop/ui-theme/columns';
import { Figure } from '@shop/ui-theme/figure';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Form } from 'react-router-dom';
import { AccountNav } from '../account-nav/account-nav.tsx';
import { useMessages } from '../messages.ts';
import { SuiteBox } from './suite-box.tsx';

/** An overview first: what the client has, then what waits, what is on its way, what was bought last. */
export const UserAccountPage = () => {
  const say = useMessages();
  const formats = useFormats();
  const { currency } = useBrand();
  const { href } = useLinks();
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
              <Form method="post" action={paths.logout.to()}>
                <Button type="submit" look="quiet" size="small" icon="logout">
                  {say('account.logout')}
                </Button>
              </Form>
            </Inline>
            <Columns layout="halves">
              <Box ground="box" as="section">
                <Stack gap={8}>
                  <Heading level={2} look="section">
                    {say('account.overview.balance')}
                  </Heading>
                  <Figure amount={formats.money(user.balance, currency)} />
                  <Text size="small" tone="muted">
                    {say('account.overview.balance_hint')}
                  </Text>
                  <TextLink href={href(paths.balance.to())}>
                    {say('account.overview.balance_history')}
                  </TextLink>
                </Stack>
              </Box>
              <SuiteBox number={user.suite_number} />
            </Columns>
          </Stack>
          <Slot name="account.orders" />
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
