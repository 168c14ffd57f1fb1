import type { SavedCard } from '@shop/data-access/saved-means';
import { Box } from '@shop/ui-theme/box';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { Tag } from '@shop/ui-theme/tag';
import { Text } from '@shop/ui-theme/text';
import { Form } from 'react-router-dom';
import { useMessages } from '../messages.ts';
import { useCardWords } from './card-words.ts';

const CardRow = ({ card }: { card: SavedCard }) => {
  const say = useMessages();
  const words = useCardWords();
  const name = words.nameOf(card);
  return (
    <Box ground="box" as="article">
      <Inline justify="between">
        <Stack gap={4}>
          <Text weight="middle">{name}</Text>
          <Text size="small" tone="muted">
            {words.expiryOf(card)}
          </Text>
        </Stack>
        {card.is_ending ? (
          <Tag>{say('checkout.saved.ending')}</Tag>
        ) : (
          <Form method="post">
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="id" value={card.id} />
            <Button
              type="submit"
              look="quiet"
              size="small"
              aria-label={say('checkout.saved.remove_one', { card: name })}
            >
              {say('checkout.saved.remove')}
            </Button>
          </Form>
        )}
      </Inline>
    </Box>
  );
};

/** The client's saved cards, newest first. */
export const CardList = ({ cards }: { cards: readonly SavedCard[] }) => (
  <Stack gap={12}>
    {cards.map((card) => (
      <CardRow key={card.id} card={card} />
    ))}
  </Stack>
);
