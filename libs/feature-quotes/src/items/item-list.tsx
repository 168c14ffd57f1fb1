import type { QuoteLine } from '@shop/data-access/quotes';
import { useFormats } from '@shop/i18n';
import { useLinks } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { Box } from '@shop/ui-theme/box';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { WithPicture } from './item-picture.tsx';

type Props = {
  lines: readonly QuoteLine[];
  /** In a draft items can be changed and removed. */
  isDraft?: boolean;
};

/** What the price still needs, or why the goods cannot be sent. */
const Shortcoming = ({ line }: { line: QuoteLine }) => {
  const say = useMessages();
  if (line.restriction !== null)
    return <Text size="small">{say(`quotes.restricted.${line.restriction}`)}</Text>;
  const isComplete = line.price !== null && line.category_id !== null;
  return isComplete ? null : (
    <Text size="small" tone="muted">
      {say('quotes.item.incomplete')}
    </Text>
  );
};

const Acts = ({ line }: { line: QuoteLine }) => {
  const say = useMessages();
  const { href } = useLinks();
  return (
    <Inline gap={16}>
      <TextLink href={`${href(laterPaths.orderForm.to({}, { item: line.id }))}#item`}>
        {say('quotes.item.change', { title: line.title })}
      </TextLink>
      <Form method="post">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={line.id} />
        <Button
          type="submit"
          look="link"
          size="small"
          aria-label={say('quotes.item.remove_one', { title: line.title })}
        >
          {say('quotes.item.remove')}
        </Button>
      </Form>
    </Inline>
  );
};

/** The items of a request, with their stores and prices. */
export const ItemList = ({ lines, isDraft = false }: Props) => {
  const say = useMessages();
  const formats = useFormats();
  return (
    <Box as="ul" gap={12}>
      {lines.map((line) => (
        <Box as="li" ground="box" key={line.id}>
          <WithPicture line={line}>
            <Stack gap={8}>
              <Inline justify="between" align="baseline">
                <Text weight="strong">{line.title}</Text>
                <Text as="span">
                  {line.price === null
                    ? say('quotes.item.no_price', { quantity: line.quantity })
                    : say('quotes.item.pieces', {
                        quantity: line.quantity,
                        price: formats.money(line.price, line.currency),
                      })}
                </Text>
              </Inline>
              {line.options !== '' && (
                <Text size="small" tone="muted">
                  {line.options}
                </Text>
              )}
              {line.url !== null && line.store !== null && (
                <Text size="small">
                  <TextLink href={line.url} opensApart>
                    {line.store}
                  </TextLink>
                </Text>
              )}
              {line.seller_shipping !== null && line.seller_shipping > 0 && (
                <Text size="small" tone="muted">
                  {say('quotes.item.store_shipping', {
                    price: formats.money(line.seller_shipping, line.currency),
                  })}
                </Text>
              )}
              <Shortcoming line={line} />
              {isDraft && <Acts line={line} />}
            </Stack>
          </WithPicture>
        </Box>
      ))}
    </Box>
  );
};
