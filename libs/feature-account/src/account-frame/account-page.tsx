import { PageBody, PageColumns, PageHead, type SlotProps } from '@shop/page';
import { Stack } from '@shop/ui-theme/stack';
import type { ReactNode } from 'react';
import { AccountNav } from '../account-nav/account-nav.tsx';
import { useDraftOwner } from './use-draft-owner.ts';

type Props = { title: string; current: SlotProps['account.nav']['current']; children: ReactNode };

/** A page of the account, beside the list of all of them. */
export const AccountPage = ({ title, current, children }: Props) => {
  useDraftOwner();
  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <PageColumns>
        <AccountNav current={current} />
        <Stack gap={24}>{children}</Stack>
      </PageColumns>
    </PageBody>
  );
};
