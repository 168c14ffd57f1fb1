import { balanceQueries } from '@shop/data-access/balance';
import { useFormats } from '@shop/i18n';
import { useLinks, usePage, useQueriesOf } from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { Figure } from '@shop/ui-theme/figure';
import { Notice } from '@shop/ui-theme/notice';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Pagination } from '@shop/ui-theme/pagination';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { AccountPage } from '../account-frame/account-page.tsx';
import { DoneNotice } from '../account-frame/done-notice.tsx';
import { useMessages } from '../messages.ts';
import {
  balanceQuery,
  isNarrowed,
  readBalanceView,
  tableAddress,
  type BalanceView,
} from './balance-address.ts';
import { BalanceSearch } from './balance-search.tsx';
import { BalanceTable } from './balance-table.tsx';

const Nothing = ({ view }: { view: BalanceView }) => {
  const say = useMessages();
  const { href } = useLinks();
  return isNarrowed(view) || view.page > 1 ? (
    <EmptyState
      heading={say('account.balance.empty_filter')}
      picture="search"
      actions={<ButtonLink href={href(paths.balance.to())}>{say('account.balance.show_all')}</ButtonLink>}
    >
      {say('account.balance.empty_filter_hint')}
    </EmptyState>
  ) : (
    <EmptyState heading={say('account.balance.empty')} picture="parcel">
      {say('account.balance.empty_hint')}
    </EmptyState>
  );
};

const Failed = ({ again }: { again: string }) => {
  const say = useMessages();
  return (
    <Notice
      tone="critical"
      action={
        <ButtonLink look="quiet" size="small" href={again}>
          {say('account.again')}
        </ButtonLink>
      }
    >
      {say('account.balance.failed')}
    </Notice>
  );
};

const Pages = ({ view, hasMore }: { view: BalanceView; hasMore: boolean }) => {
  const say = useMessages();
  const { href } = useLinks();
  if (view.page === 1 && !hasMore) return null;
  const at = (page: number) => href(paths.balance.to({}, balanceQuery({ ...view, page })));
  return (
    <Pagination
      label={say('account.balance.pages')}
      {...(view.page > 1 && {
        previous: { href: at(view.page - 1), label: say('account.balance.newer') },
      })}
      {...(hasMore && { next: { href: at(view.page + 1), label: say('account.balance.older') } })}
      pages={[{ label: String(view.page), isCurrent: true }]}
    />
  );
};

/** The client's balance, and every movement of it. */
export const BalancePage = () => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const [search] = useSearchParams();
  const view = readBalanceView(search);
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  const { data } = useQuery(balanceQueries(usePage().api).history(view));
  const title = say('account.overview.balance');
  if (!user) return null;
  return (
    <AccountPage title={title} current="balance">
      <PageTitle heading={title} />
      <DoneNotice words={{ topped_up: say('account.top_up.done') }} />
      <Stack gap={4}>
        <Figure amount={formats.money(user.balance, user.balance_currency)} />
        <Text size="small" tone="muted">
          {say('account.overview.balance_hint')}
        </Text>
      </Stack>
      <div>
        <ButtonLink look="primary" href={href(laterPaths.balancePay.to())}>
          {say('account.top_up.open')}
        </ButtonLink>
      </div>
      {data && (data.entries.length > 0 || isNarrowed(view)) && (
        <BalanceSearch view={view} key={search.toString()} />
      )}
      {data === undefined ? (
        <Failed again={href(paths.balance.to({}, balanceQuery(view)))} />
      ) : data.entries.length === 0 ? (
        <Nothing view={view} />
      ) : (
        <>
          <BalanceTable entries={data.entries} currency={user.balance_currency} />
          <div>
            <TextLink href={tableAddress(view)} isDownload>
              {say('account.balance.download')}
            </TextLink>
          </div>
          <Pages view={view} hasMore={data.hasMore} />
        </>
      )}
    </AccountPage>
  );
};
