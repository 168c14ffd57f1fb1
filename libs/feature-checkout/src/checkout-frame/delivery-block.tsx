import type { Checkout } from '@shop/data-access';
import { addressLine, unbroken } from '@shop/i18n/address-words';
import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { DoneBlock } from '@shop/ui-theme/done-block';
import { TextLink } from '@shop/ui-theme/text-link';
import { useMessages } from '../messages.ts';
import type { Step } from './checkout-frame.tsx';
import { useArrival } from './use-arrival.ts';

/** The courier and the address. */
const usePlaceWords = () => {
  const say = useMessages();
  return ({ address, courier_info: courier }: Checkout): string => {
    if (!address) return '';
    const door = addressLine(address);
    if (!courier) return say('checkout.delivery.to_door', { address: door });
    const { name, pickup_point: point } = courier;
    return point
      ? say('checkout.delivery.to_point', {
          courier: name,
          name: point.name,
          address: `${point.address}, ${point.city}`,
        })
      : say('checkout.delivery.by_courier', { courier: name, address: door });
  };
};

/** The completed step, in two lines, with the link back to it. */
export const DeliveryBlock = ({ checkout, step }: { checkout: Checkout; step: Step }) => {
  const say = useMessages();
  const { href } = useLinks();
  const arrival = useArrival(step);
  const placeWords = usePlaceWords();
  const { address } = checkout;
  if (!address) return null;
  return (
    <DoneBlock
      heading={say('checkout.step.shipping')}
      change={
        <TextLink href={href(paths.checkout.to({ slug: checkout.slug }))}>{say('checkout.change')}</TextLink>
      }
      aside={arrival(checkout.breakdown[checkout.selected_shipping_method])}
    >
      {placeWords(checkout)}
      <br />
      {`${address.first_name} ${address.last_name}, ${unbroken(address.phone_number)}`}
    </DoneBlock>
  );
};
