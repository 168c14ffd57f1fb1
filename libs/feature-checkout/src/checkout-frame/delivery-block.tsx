import type { Checkout } from '@shop/data-access';
import { addressLine, unbroken } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { DoneBlock, TextLink } from '@shop/ui-theme';
import { useMessages } from '../messages.ts';
import type { Step } from './checkout-frame.tsx';
import { useArrival } from './use-arrival.ts';

/** The step that is done, in two lines, with the way back to it. */
export const DeliveryBlock = ({ checkout, step }: { checkout: Checkout; step: Step }) => {
  const say = useMessages();
  const { href } = useLinks();
  const arrival = useArrival(step);
  const { address, courier_info: courier } = checkout;
  if (!address) return null;
  const point = courier?.pickup_point;
  return (
    <DoneBlock
      heading={say('checkout.step.shipping')}
      change={
        <TextLink href={href(paths.checkout.to({ slug: checkout.slug }))}>{say('checkout.change')}</TextLink>
      }
      aside={arrival(checkout.breakdown[checkout.selected_shipping_method])}
    >
      {point
        ? say('checkout.delivery.to_point', {
            courier: courier.name,
            name: point.name,
            address: `${point.address}, ${point.city}`,
          })
        : say('checkout.delivery.to_door', { address: addressLine(address) })}
      <br />
      {`${address.first_name} ${address.last_name}, ${unbroken(address.phone_number)}`}
    </DoneBlock>
  );
};
