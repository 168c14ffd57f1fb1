import { useFormats } from '@shop/i18n';
import { Slot, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import type { CurrentUser } from '@shop/data-access';
import { Box } from '@shop/ui-theme/box';
import { Columns } from '@shop/ui-theme/columns';
import { Figure } from '@shop/ui-theme/figure';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';
import { SuiteBox } from './suite-box.tsx';

/** What the client has, then what waits, what is on its way, what was bought last. */
export const AccountOverview = ({ user }: { user: NonNullable<CurrentUser> }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  return (
    <Stack gap={40}>
      <Columns layout="halves">
        <Box ground="box" as="section">
          <Stack gap={8}>
            <Heading level={2} look="section">
              {say('account.overview.balance')}
            </Heading>
            <Figure amount={formats.money(user.balance, user.balance_currency)} />
            <Text size="small" tone="muted">
              {say('account.overview.balance_hint')}
            </Text>
            <TextLink href={href(paths.balance.to())}>{say('account.overview.balance_history')}</TextLink>
          </Stack>
        </Box>
        <SuiteBox number={user.suite_number} />
      </Columns>
      <Slot name="account.orders" />
    </Stack>
  );
};
