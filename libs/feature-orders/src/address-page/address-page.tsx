import { orderQueries } from '@shop/data-access/orders';
import { useLanguage } from '@shop/i18n';
import { PageBody, PageHead, useFormAnswer, useLinks, usePage } from '@shop/page';
import { orderFor } from '@shop/paths';
import { FormColumn } from '@shop/ui-theme/form-layout';
import { Heading } from '@shop/ui-theme/heading';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { AddressForm } from './address-form.tsx';

/** Changes the destination of an order before it is packed. */
export const AddressPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const answer = useFormAnswer();
  const { id: languageId } = useLanguage();
  const queries = orderQueries(usePage().api);
  const { data } = useSuspenseQuery(queries.byLink(slug, languageId));
  const { data: to } = useSuspenseQuery(queries.destination(slug));
  const { order } = data;
  if (!order) return null;
  const title = say('orders.address.title', { number: order.number });
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
              {say(`orders.address.hint.${to.destination}`)}
            </Text>
          </Stack>
          <AddressForm
            slug={slug}
            address={order.address}
            to={to}
            answer={answer}
            backTo={href(orderFor(slug, pathname.startsWith('/order/')))}
          />
        </Stack>
      </FormColumn>
    </PageBody>
  );
};
