import { proQueries, type ProAccount } from '@shop/data-access/pro';
import { useFormats } from '@shop/i18n';
import { PageBody, PageHead, useLinks, usePage } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Inline } from '@shop/ui-theme/inline';
import { Notice } from '@shop/ui-theme/notice';
import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { TabNav } from '@shop/ui-theme/tab-nav';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { useRoleWords } from '../use-role-words.ts';
import { useTierName } from '../use-tier-name.ts';
import { CompanyOrders } from './company-orders.tsx';
import { ImportPart } from './import-part.tsx';
import { InvoicesPart } from './invoices-part.tsx';
import { OrdersPart } from './orders-part.tsx';
import { QuotesPart } from './quotes-part.tsx';
import { partsWith, readSiteView, siteAddress, type SiteView } from './site-address.ts';
import { StatementPart } from './statement-part.tsx';

const Part = ({ view, isAlone }: { view: SiteView; isAlone: boolean }) => {
  switch (view.part) {
    case 'orders':
      return (
        <Stack gap={32}>
          <OrdersPart view={view} />
          <CompanyOrders isAlone={isAlone} />
        </Stack>
      );
    case 'quotes':
      return <QuotesPart view={view} />;
    case 'invoices':
      return <InvoicesPart view={view} />;
    case 'statement':
      return <StatementPart />;
    case 'import':
      return <ImportPart />;
  }
};

/** What was agreed: the tier's discount, and the credit. */
const Agreed = ({ account }: { account: ProAccount }) => {
  const say = useMessages();
  const formats = useFormats();
  const nameOf = useTierName();
  const words = useRoleWords();
  const { tier, credit_limit: limit, owed, due_days: days, currency, is_overdue: isOverdue } = account;
  return (
    <Stack gap={4}>
      <Text>{say('pro.site.role', { role: words.name(account.role) })}</Text>
      {tier && (
        <Text>{say('pro.site.tier', { tier: nameOf(tier.key), rate: formats.percent(tier.rate) })}</Text>
      )}
      {limit > 0 && (
        <Text tone="muted">
          {say('pro.site.credit', {
            ...{ limit: formats.money(limit, currency), owed: formats.money(owed, currency), days },
          })}
        </Text>
      )}
      {isOverdue && <Notice tone="warning">{say('pro.site.overdue')}</Notice>}
    </Stack>
  );
};

/** The pages of a pro client: orders, quotes, invoices, statements and the import of a table. */
export const SitePage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const [search] = useSearchParams();
  const view = readSiteView(search);
  const {
    data: { account },
  } = useSuspenseQuery(proQueries(usePage().api).state());
  const parts = partsWith(account?.rights ?? []);
  const title = say('pro.site.title');
  return (
    <PageBody>
      <PageHead title={`${say(`pro.site.${view.part}`)} – ${title}`} isIndexed={false} />
      <Stack gap={24}>
        <Inline justify="between">
          <PageTitle heading={title} {...(account?.company ? { hint: account.company } : {})} />
          <Inline gap={12}>
            <ButtonLink look="quiet" href={href(laterPaths.siteProPeople.to())}>
              {say('pro.people.title')}
            </ButtonLink>
            {parts.includes('import') && (
              <ButtonLink look="quiet" href={href(laterPaths.siteProDelivery.to())}>
                {say('pro.delivery.open')}
              </ButtonLink>
            )}
          </Inline>
        </Inline>
        {account && <Agreed account={account} />}
        <TabNav
          look="tabs"
          label={title}
          items={parts.map((part) => ({
            href: href(siteAddress(part)),
            label: say(`pro.site.${part}`),
            isCurrent: part === view.part,
          }))}
        />
        {parts.includes(view.part) ? (
          <Part view={view} isAlone={account?.people === 1} />
        ) : (
          <Notice tone="info">{say('pro.not_your_role')}</Notice>
        )}
      </Stack>
    </PageBody>
  );
};
