import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Select } from '@shop/ui-theme/select';
import { useCodeWords } from '../../code-words.ts';
import { useProblemWords } from '../../form/problem-words.ts';
import { useMessages } from '../../messages.ts';
import { kindsFor } from '../form/block-form.ts';
import type { ContentKind } from '../form/content-types.ts';

export type AddBlockProps = {
  /** Of the page. */
  kind: ContentKind;
  chosen: string;
  /** A text needs a block. */
  error?: string | undefined;
};

/** Puts an empty block below the others. */
export const AddBlock = ({ kind, chosen, error }: AddBlockProps) => {
  const say = useMessages();
  const words = useCodeWords();
  const wrong = useProblemWords();
  return (
    <Inline align="end">
      <Select
        name="add"
        size="small"
        width="auto"
        label={say('office.content.kind_of_block')}
        options={kindsFor(kind).map((value) => ({ value, label: words('block', value) }))}
        defaultValue={chosen}
        error={error === undefined ? undefined : wrong(error)}
      />
      <Button type="submit" name="press" value="add" look="quiet" size="small">
        {say('office.content.add_block')}
      </Button>
    </Inline>
  );
};
