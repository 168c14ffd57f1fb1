import type { Forward } from '@shop/data-access/forwarding';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { orderFor, paths } from '@shop/paths';
import { Button } from '@shop/ui-theme/button';
import { ButtonLink } from '@shop/ui-theme/button-link';
import { Inline } from '@shop/ui-theme/inline';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';

const CANCELLABLE: readonly Forward['state'][] = [
  ...(['requested', 'awaiting_declaration', 'packing'] as const),
  ...(['approval_required', 'awaiting_payment'] as const),
];
const PAID: readonly Forward['state'][] = ['paid', 'handed_over', 'delivered'];

const Approval = ({ total, label }: { total: number; label: string }) => (
  <Form method="post">
    <input type="hidden" name="intent" value="approve" />
    <input type="hidden" name="total" value={total} />
    <Button type="submit" size="large">
      {label}
    </Button>
  </Form>
);

/** The next step of a request: approve its price, pay it, or see the order that it has become. */
const MainAct = ({ request }: { request: Forward }) => {
  const say = useMessages();
  const formats = useFormats();
  const { href } = useLinks();
  const { slug, state, price, payable_slug: payable } = request;
  const isMine = request.ordered_by === undefined;
  const total = price ? formats.money(price.total, request.currency) : '';
  if (state === 'approval_required' && price && isMine)
    return <Approval total={price.total} label={say('parcels.act.approve', { total })} />;
  if (payable !== null)
    return (
      <ButtonLink look="primary" size="large" href={href(paths.payment.to({ slug: payable }))}>
        {say('parcels.act.pay', { total })}
      </ButtonLink>
    );
  return PAID.includes(state) ? (
    <ButtonLink look="quiet" href={href(orderFor(slug, false))}>
      {say('parcels.act.order')}
    </ButtonLink>
  ) : null;
};

/** What the client may do with a request now. */
export const RequestActs = ({ request }: { request: Forward }) => {
  const say = useMessages();
  return (
    <Inline gap={16}>
      <MainAct request={request} />
      {CANCELLABLE.includes(request.state) && request.ordered_by === undefined && (
        <Form method="post">
          <input type="hidden" name="intent" value="cancel" />
          <Button type="submit" look="link" size="small">
            {say('parcels.act.cancel')}
          </Button>
        </Form>
      )}
    </Inline>
  );
};
