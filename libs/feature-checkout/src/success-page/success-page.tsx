import { dropDrafts } from '@shop/forms';
import { useLanguage } from '@shop/i18n';
import { addressLine, unbroken } from '@shop/i18n/address-words';
import { orderQueries } from '@shop/data-access/orders';
import { PageBody, PageColumns, PageHead, tellOtherTabs, useLinks, usePage, useQueriesOf } from '@shop/page';
import { orderFor, paths } from '@shop/paths';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { DoneBlock } from '@shop/ui-theme/done-block';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { OrderRoute } from './order-route.tsx';
import { PlacedSummary } from './placed-summary.tsx';

/**
 * After a purchase the next one in this tab starts with an empty form, and the other tabs refetch their cart.
 */
const leaveBought = (): void => {
  dropDrafts();
  tellOtherTabs();
};

/** The confirmation, the next steps, and where to find the order again. Reloading it buys nothing. */
export const SuccessPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { slug } = useParams();
  const { id: languageId } = useLanguage();
  const { data: order } = useSuspenseQuery(orderQueries(usePage().api).placed(slug ?? null, languageId));
  const { data: user } = useSuspenseQuery(useQueriesOf('auth').user());
  useEffect(leaveBought, []);
  if (!order) return null;
  const isPaid = order.state !== 'accepted';
  const { address } = order;
  return (
    <PageBody>
      <PageHead title={say('checkout.success.title')} isIndexed={false} />
      <PageColumns>
        <FormColumn>
          <Stack gap={32}>
            <Stack gap={8}>
              <Heading level={1} look="display">
                {say(isPaid ? 'checkout.success.thanks' : 'checkout.success.received')}
              </Heading>
              <Text tone="muted" isMeasured>
                {say(isPaid ? 'checkout.success.next' : 'checkout.success.waiting', {
                  number: order.number,
                  email: order.email,
                })}
              </Text>
            </Stack>
            {!isPaid && (
              <Notice tone="info" icon="clock">
                {say('checkout.success.pending')}
              </Notice>
            )}
            <OrderRoute order={order} />
            <div>
              <DoneBlock heading={say('checkout.step.shipping')}>
                {[order.courier, order.pickup_point ?? addressLine(address)].filter(Boolean).join(': ')}
                <br />
                {`${address.first_name} ${address.last_name}, ${unbroken(address.phone_number)}`}
              </DoneBlock>
            </div>
            <Inline>
              <ButtonLink look="primary" href={href(paths.marketplace.to())}>
                {say('checkout.success.more')}
              </ButtonLink>
              <ButtonLink look="quiet" href={href(orderFor(order.slug, user === null))}>
                {say('checkout.success.order')}
              </ButtonLink>
            </Inline>
          </Stack>
        </FormColumn>
        <PlacedSummary order={order} />
      </PageColumns>
    </PageBody>
  );
};
