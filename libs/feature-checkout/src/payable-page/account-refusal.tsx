import type { Payable } from '@shop/data-access';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Notice } from '@shop/ui-theme/notice';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';

/** Why a company cannot buy this on account now, with its open invoices; nothing where it can. */
export const AccountRefusal = ({ account }: { account: Payable['on_account'] }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  if (!account || account.refusal === null) return null;
  const money = (amount: number) => formats.money(amount, account.currency);
  return (
    <Notice
      tone="warning"
      action={
        <TextLink href={href(laterPaths.sitePro.to({}, { show: 'invoices', state: 'open' }))}>
          {say('checkout.account.open')}
        </TextLink>
      }
    >
      {account.refusal === 'account_overdue'
        ? say('checkout.account.overdue')
        : say('checkout.account.too_little', { left: money(account.left), limit: money(account.limit) })}
    </Notice>
  );
};
