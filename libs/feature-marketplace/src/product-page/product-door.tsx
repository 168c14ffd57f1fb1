import { useFormats } from '@shop/i18n';
import { useCurrency, useLinks } from '@shop/page';
import { useShippingMethod } from '@shop/page/shipping-method';
import { withoutTracking } from '@shop/paths';
import { DeliveredBreakdown } from '@shop/ui-theme/delivered-breakdown';
import { DeliveredPrice } from '@shop/ui-theme/delivered-price';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { useProductMessages, type ProductMessageId } from './product-page.messages.ts';
import type { Variant } from './chosen-variant.ts';
import { DOOR_ID } from './use-way-change.ts';

type Delivered = Variant['delivered'];
type Code = Delivered['air']['lines'][number]['code'];

/** Lines of either method, in the order of the tariff. */
const codesOf = ({ air, sea }: Delivered): Code[] => {
  const codes = new Set([...air.lines, ...sea.lines].map(({ code }) => code));
  const order: Code[] = [
    'goods',
    'freight',
    'fuel',
    'surcharges',
    'insurance',
    'clearance',
    'duty',
    'vat',
    'service',
    'delivery',
  ];
  return order.filter((code) => codes.has(code));
};

const amountOf = (way: Delivered['air'], code: Code) =>
  way.lines.find((line) => line.code === code)?.amount ?? 0;

export type ProductDoorProps = {
  variant: Variant;
  /** Another possible version costs more. */
  isFrom: boolean;
  answeredAt: number;
};

/** The delivered price by air and by sea, and every line of it. */
export const ProductDoor = ({ variant: { delivered }, isFrom, answeredAt }: ProductDoorProps) => {
  const { method, choose } = useShippingMethod();
  const { href } = useLinks();
  const { pathname, search } = useLocation();
  const say = useProductMessages();
  const sayShared = useMessages();
  const formats = useFormats();
  const { isoCode } = useCurrency();
  const money = (amount: number) => formats.money(amount, isoCode);
  const total = (amount: number) =>
    isFrom ? sayShared('marketplace.card.from', { price: money(amount) }) : money(amount);
  const when = ({ days_from, days_to }: Delivered['air']) =>
    formats.daysAfter(answeredAt, days_from, days_to);
  const air = sayShared('marketplace.card.air');
  const sea = sayShared('marketplace.card.sea');
  return (
    <form id={DOOR_ID} method="post" action={href('/preferences')}>
      <input type="hidden" name="back" value={pathname + withoutTracking(search)} />
      <DeliveredPrice
        isSubmit
        heading={say('marketplace.product.door')}
        name="shipping_method"
        value={method}
        onChange={(chosen) => choose(chosen === 'sea' ? 'sea' : 'air')}
        ways={[
          {
            value: 'air',
            icon: 'plane',
            label: air,
            price: total(delivered.air.total),
            when: when(delivered.air),
          },
          {
            value: 'sea',
            icon: 'ship',
            label: sea,
            price: total(delivered.sea.total),
            when: when(delivered.sea),
          },
        ]}
        inside={{
          summary: say('marketplace.product.inside'),
          content: (
            <DeliveredBreakdown
              caption={say('marketplace.product.inside')}
              columns={[air, sea]}
              lines={codesOf(delivered).map((code) => ({
                key: code,
                label: say(`marketplace.product.line.${code}` as ProductMessageId),
                values: [money(amountOf(delivered.air, code)), money(amountOf(delivered.sea, code))],
              }))}
              total={{
                label: say('marketplace.product.total'),
                values: [money(delivered.air.total), money(delivered.sea.total)],
              }}
            />
          ),
        }}
      />
    </form>
  );
};
