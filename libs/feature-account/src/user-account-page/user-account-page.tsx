import { useFormats, useLanguage } from '@shop/i18n';
import { PageHead, useBrand, useLinks, useQueriesOf } from '@shop/page';
import { paths } from '@shop/paths';
import {
  ArrowLink,
  Box,
  Button,
  Columns,
  Heading,
  Inline,
  Notice,
  PageWidth,
  Stack,
  Text,
} from '@shop/ui-theme';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { RecentOrders } from './recent-orders.tsx';

/** An overview first: what the client has, what waits, what was bought last. */
export const UserAccountPage = () => {
  const say = useMessages();
  const formats = useFormats();
  const { currency } = useBrand();
  const { href } = useLinks();
  const { id: languageId } = useLanguage();
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const { data: orders } = useQuery(useQueriesOf('orders').list({ languageId, page: 1, filter: null }));
  if (!user) return null;
  return (
    <PageWidth isPadded>
      <PageHead title={say('account.overview.title')} isIndexed={false} />
      <Stack gap={24}>
        <Inline justify="between">
          <Heading level={1} look="title">
            {say('account.overview.hello', { name: user.first_name })}
          </Heading>
          <Form method="post" action={paths.logout.to()}>
            <Button type="submit" look="quiet" size="small" icon="logout">
              {say('account.logout')}
            </Button>
          </Form>
        </Inline>
        {user.unpaid_orders_count > 0 && (
          <Notice
            tone="warning"
            action={
              <ArrowLink href={href(paths.myOrders.to({}, { filter: 'unpaid' }))}>
                {say('account.overview.unpaid_see')}
              </ArrowLink>
            }
          >
            {say('account.overview.unpaid', { count: user.unpaid_orders_count })}
          </Notice>
        )}
        <Columns layout="halves">
          <Box ground="box" as="section">
            <Stack gap={8}>
              <Heading level={2} look="large">
                {say('account.overview.balance')}
              </Heading>
              <Text size="large" weight="strong">
                {formats.money(user.balance, currency)}
              </Text>
            </Stack>
          </Box>
          <Box ground="box" as="section">
            <Stack gap={8}>
              <Heading level={2} look="large">
                {say('account.overview.suite')}
              </Heading>
              <Text size="large" weight="strong" isTabular>
                {user.suite_number}
              </Text>
              <Text size="small" tone="muted">
                {say('account.overview.suite_hint')}
              </Text>
            </Stack>
          </Box>
        </Columns>
        <Stack gap={12} as="section">
          <Inline justify="between" align="baseline">
            <Heading level={2} look="section">
              {say('account.overview.recent')}
            </Heading>

            <ArrowLink href={href(paths.myOrders.to())}>{say('account.overview.all_orders')}</ArrowLink>
          </Inline>
          <RecentOrders orders={orders?.items ?? []} />
        </Stack>
        <Form method="post" action={paths.logout.to()}>
          <input type="hidden" name="everywhere" value="1" />
          <Button type="submit" look="link" size="small">
            {say('account.logout_everywhere')}
          </Button>
        </Form>
      </Stack>
    </PageWidth>
  );
};
