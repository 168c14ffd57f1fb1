import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { useMessages } from '../messages.ts';
import type { AgainLine } from './again-lines.ts';
import type { Again } from './order-again.ts';

/** The items that are in the cart again, and those that have changed. */
export const AgainNotice = ({ again }: { again: Again }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const money = (amount: number) => formats.money(amount, again.currency);
  const changesOf = ({ name, wanted, added, price }: AgainLine): string[] => [
    ...(added === 0 ? [say('orders.again.gone', { name })] : []),
    ...(added > 0 && added < wanted ? [say('orders.again.fewer', { name, added, wanted })] : []),
    ...(added > 0 && price
      ? [say('orders.again.price', { name, before: money(price.before), now: money(price.now) })]
      : []),
  ];
  const changes = again.lines.flatMap(changesOf);
  const count = again.lines.reduce((sum, { added }) => sum + Math.max(0, added), 0);
  return (
    <Notice
      tone={changes.length === 0 ? 'success' : 'warning'}
      action={
        <ButtonLink size="small" look="quiet" href={href(paths.cart.to())}>
          {say('orders.again.cart')}
        </ButtonLink>
      }
    >
      <Stack gap={4}>
        <span>{say('orders.again.added', { count })}</span>
        {changes.map((change) => (
          <span key={change}>{change}</span>
        ))}
      </Stack>
    </Notice>
  );
};
