import { Select } from '@shop/ui-theme/select';
import { useMessages } from '../messages.ts';
import { TEXT_FILTERS } from './text-filter.ts';

export type TextSelectsProps = {
  readonly libraries: readonly string[];
  readonly brands: readonly string[];
  readonly brand: string;
  readonly library: string;
  readonly filter: string;
};

/** The brand, the place and the kind of texts, in a form of a search or an export. */
export const TextSelects = ({ libraries, brands, brand, library, filter }: TextSelectsProps) => {
  const say = useMessages();
  return (
    <>
      <Select
        name="brand"
        size="small"
        width="auto"
        label={say('office.brand')}
        options={[
          { value: '', label: say('office.texts.all_brands') },
          ...brands.map((value) => ({ value, label: value })),
        ]}
        defaultValue={brand}
      />
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
