import type { QuoteOffer } from '@shop/data-access/quotes';
import { findCountryById } from '@shop/domain/countries';
import { useFormats } from '@shop/i18n';
import { Box } from '@shop/ui-theme/box';
import { DeliveredBreakdown } from '@shop/ui-theme/delivered-breakdown';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { useMessages } from '../messages.ts';

type Props = { offer: QuoteOffer; currency: string };

/** Every line of an offer, the way, the days, and how sure the weights are. */
export const OfferDetails = ({ offer, currency }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, currency);
  const country = findCountryById(offer.country_id);
  return (
    <Box ground="box">
      <Stack gap={16}>
        <Text>
          {say(`quotes.offer.${offer.shipping_method}`, {
            country: country ? formats.country(country.code) : '',
            from: offer.days_from,
            to: offer.days_to,
          })}
        </Text>
        {offer.courier != null && (
          <Text>
            {offer.pickup_point == null
              ? say('quotes.offer.by_courier', { courier: offer.courier })
              : say('quotes.offer.to_point', { courier: offer.courier, point: offer.pickup_point })}
          </Text>
        )}
        <DeliveredBreakdown
          caption={say('quotes.offer.caption')}
          lines={[
            ...offer.breakdown.map(({ code, amount }) => ({
              key: code,
              label: say(`quotes.cost.${code}`),
              values: [money(amount)],
            })),
            ...(offer.shipping_discount > 0
              ? [
                  {
                    key: 'discount',
                    label: say('quotes.cost.discount'),
                    values: [money(-offer.shipping_discount)],
                  },
                ]
              : []),
            ...(offer.delivery > 0
              ? [{ key: 'delivery', label: say('quotes.cost.delivery'), values: [money(offer.delivery)] }]
              : []),
          ]}
          total={{ label: say('quotes.offer.total'), values: [money(offer.total)] }}
        />
        {offer.lines.flatMap(({ title, weight_range_kg: range }) =>
          range === null
            ? []
            : [
                <Text key={title} size="small" tone="muted">
                  {say('quotes.offer.weight', {
                    title,
                    least: formats.number(range[0]),
                    most: formats.number(range[1]),
                  })}
                </Text>,
              ],
        )}
      </Stack>
    </Box>
  );
};
