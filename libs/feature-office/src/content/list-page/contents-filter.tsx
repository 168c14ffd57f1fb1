import { LOCALE_CODES } from '@shop/domain/languages';
import { Button } from '@shop/ui-theme/button';
import { Inline } from '@shop/ui-theme/inline';
import { Select } from '@shop/ui-theme/select';
import { TextField } from '@shop/ui-theme/text-field';
import { useCodeWords } from '../../code-words.ts';
import { useMessages } from '../../messages.ts';
import { CONTENT_KINDS, CONTENT_STATES } from '../form/content-types.ts';
import type { ContentsAsked } from './contents-page.loader.ts';

/** Narrows the list. */
export const ContentsFilter = ({ asked }: { asked: ContentsAsked }) => {
  const say = useMessages();
  const words = useCodeWords();
  const all = say('office.content.all');
  const choices = [
    {
      ...{ name: 'kind', label: say('office.content.kind'), chosen: asked.kind },
      options: CONTENT_KINDS.map((value) => ({ value, label: words('content_kind', value) })),
    },
    {
      ...{ name: 'state', label: say('office.state'), chosen: asked.state },
      options: CONTENT_STATES.map((value) => ({ value, label: words('content_state', value) })),
    },
    {
      ...{ name: 'lacks', label: say('office.content.lacks'), chosen: asked.lacks },
      options: LOCALE_CODES.map((value) => ({ value, label: value.toUpperCase() })),
    },
  ];
  return (
    <form>
      <Inline align="end">
        <TextField name="s" size="small" label={say('office.content.words')} defaultValue={asked.s ?? ''} />
        {choices.map(({ name, label, chosen, options }) => (
          <Select
            key={name}
            {...{ name, label, options }}
            size="small"
            width="auto"
            placeholder={all}
            defaultValue={chosen ?? ''}
          />
        ))}
        <TextField
          name="brand"
          size="small"
          width="short"
          label={say('office.brand')}
          defaultValue={asked.brand ?? ''}
        />
        <Button type="submit" size="small">
          {say('office.nav.search')}
        </Button>
      </Inline>
    </form>
  );
};
