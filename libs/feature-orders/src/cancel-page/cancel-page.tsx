import { orderQueries } from '@shop/data-access/orders';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, useFormAnswer, useLinks, usePage } from '@shop/page';
import { orderFor } from '@shop/paths';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Heading } from '@shop/ui-theme/heading';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { CancelForm } from './cancel-form.tsx';
import { MoneyBack } from './money-back.tsx';

/** The second step of cancelling: the refund of each part, the reason, and the button. */
export const CancelPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const answer = useFormAnswer();
  const { id: languageId } = useLanguage();
  const { data } = useSuspenseQuery(orderQueries(usePage().api).byLink(slug, languageId));
  const { order } = data;
  if (!order) return null;
  const title = say('orders.cancel.title', { number: order.number });
  return (
    <PageBody>
      <PageHead title={title} isIndexed={false} />
      <FormColumn>
        <Stack gap={24}>
          <Stack gap={8}>
            <Heading level={1} look="title">
              {title}
            </Heading>
            <Text tone="muted" isMeasured>
              {say('orders.cancel.hint')}
            </Text>
          </Stack>
          <MoneyBack order={order} />
          {answer?.message === 'order_not_cancellable' && (
            <Notice tone="critical">{say('orders.cancel.too_late')}</Notice>
          )}
          <CancelForm
            slug={slug}
            answer={answer}
            backTo={href(orderFor(slug, pathname.startsWith('/order/')))}
          />
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
