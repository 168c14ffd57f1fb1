import type { Checkout } from '@shop/data-access';
import { type CheckoutChoice, previewTotals } from '@shop/domain/totals';
import { toWire } from '@shop/domain/wire-amount';
import { useFormats } from '@shop/i18n';
import { pictureSources } from '@shop/paths';
import { Box } from '@shop/ui-theme/box';
import { FoldedSummary } from '@shop/ui-theme/folded-summary';
import { Icon, type IconName } from '@shop/ui-theme/icon';
import { Inline } from '@shop/ui-theme/inline';
import { MiniLine } from '@shop/ui-theme/mini-line';
import { OrderSummary, type OrderSummaryProps } from '@shop/ui-theme/order-summary';
import { Text } from '@shop/ui-theme/text';
import type { ReactNode } from 'react';
import { useMessages } from '../messages.ts';
import { useSumRows } from './use-sum-rows.ts';

type Props = {
  checkout: Checkout;
  choice?: CheckoutChoice;
  /** Next to the step on wide screens, else a collapsible line above it. */
  place: 'beside' | 'above';
  /** On the review page no goods are collapsed. */
  isOpen?: boolean;
};

/** The goods and their sum, including the current choices. */
export const CheckoutSummary = ({ checkout, choice = {}, place, isOpen = false }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  const totals = previewTotals(checkout, choice);
  const method = choice.shipping ?? checkout.selected_shipping_method;
  const money = (amount: number) => formats.money(toWire(amount), checkout.currency);
  const saved = checkout.together_saves?.[method] ?? 0;
  const pieces = checkout.products.reduce((sum, { quantity }) => sum + quantity, 0);
  const heading = say(`checkout.summary.items.${method}`, { count: pieces });

  const contents: Omit<OrderSummaryProps, 'heading'> = {
    lines: <SummaryLines checkout={checkout} />,
    rows: [
      { key: 'goods', label: say('checkout.summary.goods'), value: money(totals.subtotal) },
      { key: 'shipping', label: say(`checkout.summary.shipping.${method}`), value: money(totals.shipping) },
      ...useSumRows(checkout, totals),
    ],
    total: { label: say('checkout.summary.total'), amount: money(totals.total) },
    children: (
      <>
        {saved > 0 && (
          <Note icon="box">
            {say('checkout.summary.together', { amount: formats.money(saved, checkout.currency) })}
          </Note>
        )}
        {checkout.expiration && (
          <Note icon="clock">
            {say('checkout.summary.held', { time: formats.dateTime(checkout.expiration).slice(11) })}
          </Note>
        )}
      </>
    ),
  };
  return place === 'above' ? (
    <FoldedSummary isOpen={isOpen} summary={heading} amount={money(totals.total)} {...contents} />
  ) : (
    <OrderSummary heading={heading} isFromLarge {...contents} />
  );
};

const Note = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <Box marginBlockStart={16}>
    <Text size="small" tone="muted">
      <Inline as="span" gap={8} align="start" wrap={false}>
        <Icon name={icon} />
        {children}
      </Inline>
    </Text>
  </Box>
);

const SummaryLines = ({ checkout }: { checkout: Checkout }) => {
  const say = useMessages();
  const formats = useFormats();
  return checkout.products.map((product) => (
    <MiniLine
      key={product.variant_id}
      picture={{ ...pictureSources(product.image.source, 'thumb'), alt: '' }}
      name={product.name}
      details={[
        product.manufacturer,
        ...product.attributes,
        ...(product.facts ?? []).map(({ name, value }) => say('checkout.summary.fact', { name, value })),
        ...(product.quantity > 1 ? [`× ${product.quantity}`] : []),
      ].join(', ')}
      price={formats.money(product.currentPrice * product.quantity, checkout.currency)}
    />
  ));
};
