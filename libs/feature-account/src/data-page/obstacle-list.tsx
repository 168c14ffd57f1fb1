import type { ErasureObstacle } from '@shop/data-access/privacy';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

/** Why the account cannot be erased yet, with the page where each reason is seen. */
export const ObstacleList = ({ obstacles }: { obstacles: readonly ErasureObstacle[] }) => {
  const say = useMessages();
  const { href } = useLinks();
  const orders = { href: href(paths.myOrders.to()), label: say('account.data.to_orders') };
  const balance = { href: href(paths.balance.to()), label: say('account.data.to_balance') };
  const words: Readonly<Record<ErasureObstacle, { text: string; link?: typeof orders }>> = {
    open_orders: { text: say('account.data.open_orders'), link: orders },
    open_payments: { text: say('account.data.open_payments'), link: orders },
    open_invoices: { text: say('account.data.open_invoices'), link: orders },
    open_claims: { text: say('account.data.open_claims'), link: orders },
    balance: { text: say('account.data.balance'), link: balance },
    held_devices: { text: say('account.data.held_devices') },
    company_owner: {
      text: say('account.data.company_owner'),
      link: { href: href(laterPaths.siteProPeople.to()), label: say('account.data.to_people') },
    },
  };
  return (
    <Notice tone="info">
      <Stack gap={8}>
        {obstacles.map((obstacle) => {
          const { text, link } = words[obstacle];
          return (
            <Text key={obstacle}>
              {text} {link && <TextLink href={link.href}>{link.label}</TextLink>}
            </Text>
          );
        })}
      </Stack>
    </Notice>
  );
};
