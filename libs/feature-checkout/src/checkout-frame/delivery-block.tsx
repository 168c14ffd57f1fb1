import type { Checkout } from '@shop/data-access';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { DoneBlock, TextLink } from '@shop/ui-theme';
import { useMessages } from '../messages.ts';

/** The step that is done, in two lines, with the way back to it. */
export const DeliveryBlock = ({ checkout }: { checkout: Checkout }) => {
  const say = useMessages();
  const { href } = useLinks();
  const { address, courier_info: courier } = checkout;
  if (!address) return null;
  const point = courier?.pickup_point;
  const days = checkout.breakdown[checkout.selected_shipping_method];
  return (
    <DoneBlock
      heading={say('checkout.step.shipping')}
      change={
        <TextLink href={href(paths.checkout.to({ slug: checkout.slug }))}>{say('checkout.change')}</TextLink>
      }
      aside={say('checkout.method.days', { from: days.days_from, to: days.days_to })}
    >
      {point
        ? say('checkout.delivery.to_point', {
            courier: courier.name,
            name: point.name,
            address: `${point.address}, ${point.city}`,
          })
        : say('checkout.delivery.to_door', {
            address: `${address.first_address}, ${address.zip} ${address.city}`,
          })}
      <br />
      {`${address.first_name} ${address.last_name}, ${address.phone_number}`}
    </DoneBlock>
  );
};
