import { Select } from '@shop/ui-theme/select';
import { useMessages } from '../messages.ts';
import { TEXT_FILTERS } from './text-filter.ts';

export type TextSelectsProps = {
  readonly libraries: readonly string[];
  readonly library: string;
  readonly filter: string;
};

/** The place and the kind of texts, in a form of a search or an export. */
export const TextSelects = ({ libraries, library, filter }: TextSelectsProps) => {
  const say = useMessages();
  return (
    <>
      <Select
        name="library"
        size="small"
        width="auto"
        label={say('office.texts.library')}
        options={[
          { value: '', label: say('office.texts.everywhere') },
          ...libraries.map((value) => ({ value, label: value })),
        ]}
        defaultValue={library}
      />
      <Select
        name="filter"
        size="small"
        width="auto"
        label={say('office.texts.show')}
        options={TEXT_FILTERS.map((value) => ({ value, label: say(`office.texts.filter.${value}`) }))}
        defaultValue={filter}
      />
    </>
  );
};
