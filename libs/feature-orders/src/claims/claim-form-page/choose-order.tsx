import { claimQueries } from '@shop/data-access/claims';
import { orderQueries } from '@shop/data-access/orders';
import { isClaimable } from '@shop/domain/claim';
import { useFormats, useLanguage } from '@shop/i18n';
import { useBrand, useLinks, usePage } from '@shop/page';
import { paths } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import { EmptyState } from '@shop/ui-theme/empty-state';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ClaimTag } from '../claim-tag.tsx';
import { useMessages } from '../messages.ts';
import { recentOrders } from './recent-orders.ts';

/** A client's newest orders, and the claims so far. */
export const ChooseOrder = ({ isPro }: { isPro: boolean }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const { api } = usePage();
  const { id: languageId } = useLanguage();
  const asked = recentOrders(useBrand(), languageId);
  const { data: orders } = useSuspenseQuery(orderQueries(api).list(asked));
  const { data: claims } = useSuspenseQuery(claimQueries(api).list(languageId));
  const form = isPro ? laterPaths.claimFormPro : laterPaths.claimForm;
  const claimable = orders.items.filter(({ state }) => isClaimable({ state, isPaid: state !== 'accepted' }));
  return (
    <Stack gap={32}>
      <Stack gap={12} as="section">
        <Heading level={2} look="section">
          {say('claims.choose')}
        </Heading>
        {claimable.length === 0 && (
          <EmptyState heading={say('claims.choose_none')} picture="parcel">
            {say('claims.choose_none_hint')}
          </EmptyState>
        )}
        {claimable.map(({ slug, number, created_at, items_count }) => (
          <Inline key={slug} gap={8} align="baseline">
            <TextLink href={href(form.to({}, { order: slug }))}>{number}</TextLink>
            <Text as="span" size="small" tone="muted">
              {say('claims.choose_order', { at: formats.dateTime(created_at), count: items_count })}
            </Text>
          </Inline>
        ))}
        {claimable.length > 0 && (
          <Text size="small">
            <TextLink href={href(paths.myOrders.to())}>{say('claims.choose_older')}</TextLink>
          </Text>
        )}
      </Stack>
      {claims.length > 0 && (
        <Stack gap={12} as="section">
          <Heading level={2} look="section">
            {say('claims.yours')}
          </Heading>
          {claims.map(({ slug, number, order_number: order, state }) => (
            <Inline key={slug} gap={8} align="center">
              <TextLink href={href(laterPaths.claim.to({ slug }))}>{number}</TextLink>
              <Text as="span" size="small" tone="muted">
                {say('claims.of_order', { order })}
              </Text>
              <ClaimTag state={state} />
            </Inline>
          ))}
        </Stack>
      )}
    </Stack>
  );
};
