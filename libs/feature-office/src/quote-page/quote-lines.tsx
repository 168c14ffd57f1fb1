import type { AnswerOf } from '@shop/contracts/calls';
import type { officeCalls } from '@shop/contracts/staff-calls';
import { useFormats } from '@shop/i18n';
import { Box } from '@shop/ui-theme/box';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Select } from '@shop/ui-theme/select';
import { Stack } from '@shop/ui-theme/stack';
import { Tag } from '@shop/ui-theme/tag';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useCodeWords } from '../code-words.ts';
import { ActField } from '../form/act-field.tsx';
import { ActForm } from '../form/act-form.tsx';
import { useMessages } from '../messages.ts';
import { Photo } from '../photo/photo.tsx';

export type QuoteLine = AnswerOf<typeof officeCalls.quote>['quote']['lines'][number];

const GRAMS_PER_KG = 1_000;
const currencies = ['USD', 'EUR'].map((code) => ({ value: code, label: code }));
const written = (value: number | null): string => (value === null ? '' : String(value));

/** What staff have found out about an item; an empty field leaves it as it is. */
const FactsForm = ({ line }: { line: QuoteLine }) => {
  const say = useMessages();
  const own = { act: 'facts', row: line.id } as const;
  const weight = line.weight_g === null ? null : line.weight_g / GRAMS_PER_KG;
  return (
    <ActForm {...own}>
      <Inline align="end">
        <ActField
          {...own}
          name="price"
          width="short"
          label={say('office.quote.price')}
          defaultValue={written(line.price)}
        />
        <Select
          name="currency"
          size="small"
          width="auto"
          label={say('office.quote.currency')}
          options={currencies}
          defaultValue={line.currency}
        />
        <ActField
          {...own}
          name="category"
          width="short"
          label={say('office.quote.kind')}
          defaultValue={written(line.category_id)}
        />
        <ActField
          {...own}
          name="weight"
          width="short"
          label={say('office.intake.weight')}
          defaultValue={written(weight)}
        />
        <Button type="submit" look="quiet" size="small">
          {say('office.quote.keep')}
        </Button>
      </Inline>
    </ActForm>
  );
};

type Props = {
  /** Of the request. */
  id: number;
  lines: readonly QuoteLine[];
  isOpen: boolean;
};

/** The items of a request, with what is known about each. */
export const QuoteLines = ({ id, lines, isOpen }: Props) => {
  const say = useMessages();
  const words = useCodeWords();
  const formats = useFormats();
  return lines.map((line) => (
    <Box key={line.id} ground="box">
      <Stack gap={8}>
        <Inline>
          <Text weight="strong">
            {say('office.quote.item', { quantity: line.quantity, title: line.title })}
          </Text>
          {line.options && <Text tone="muted">{line.options}</Text>}
          {line.restriction && <Tag tone="critical">{words('restriction', line.restriction)}</Tag>}
          {line.price !== null && <Text>{formats.money(line.price, line.currency)}</Text>}
        </Inline>
        {line.has_picture && <Photo href={`/files/quotes/${id}/${line.id}`} alt={line.title} />}
        {line.url && (
          <TextLink href={line.url} opensApart>
            {line.url}
          </TextLink>
        )}
        {isOpen && <FactsForm line={line} />}
      </Stack>
    </Box>
  ));
};
