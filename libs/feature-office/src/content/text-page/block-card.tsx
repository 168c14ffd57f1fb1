import { Box } from '@shop/ui-theme/box';
import { Button } from '@shop/ui-theme/button';
import { Heading } from '@shop/ui-theme/heading';
import { Inline } from '@shop/ui-theme/inline';
import { Stack } from '@shop/ui-theme/stack';
import { useCodeWords } from '../../code-words.ts';
import { useMessages } from '../../messages.ts';
import { blockField, type TypedBlock } from '../form/text-form.ts';
import { BlockFieldOf } from './block-field.tsx';
import { useBlockFields } from './use-block-fields.ts';

export type BlockCardProps = { block: TypedBlock; at: number; count: number };

/** A block with its fields, and its buttons. */
export const BlockCard = ({ block, at, count }: BlockCardProps) => {
  const say = useMessages();
  const words = useCodeWords();
  const fieldsOf = useBlockFields();
  const number = at + 1;
  const name = say('office.content.block', { number, kind: words('block', block.kind) });
  const acts = [
    { act: 'up', label: say('office.content.up'), isShown: at > 0 },
    { act: 'down', label: say('office.content.down'), isShown: number < count },
    { act: 'remove', label: say('office.content.remove'), isShown: true },
  ];
  return (
    <Box as="section" ground="box">
      <Stack gap={8}>
        <Inline justify="between">
          <Heading level={2} look="body">
            {name}
          </Heading>
          <Inline gap={4}>
            {acts.map(
              ({ act, label, isShown }) =>
                isShown && (
                  <Button
                    key={act}
                    type="submit"
                    name="press"
                    value={`${act}:${at}`}
                    look="quiet"
                    size="small"
                    aria-label={`${label}: ${name}`}
                  >
                    {label}
                  </Button>
                ),
            )}
          </Inline>
        </Inline>
        <input type="hidden" name={blockField(at, 'type')} value={block.kind} />
        {fieldsOf(block.kind).map((field) => (
          <BlockFieldOf
            key={field.name}
            field={field}
            name={blockField(at, field.name)}
            typed={block.fields[field.name] ?? ''}
          />
        ))}
      </Stack>
    </Box>
  );
};
