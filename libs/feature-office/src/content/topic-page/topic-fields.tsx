import { LOCALE_CODES } from '@shop/domain/languages';
import { Inline } from '@shop/ui-theme/inline';
import { ActField } from '../../form/act-field.tsx';
import { useMessages } from '../../messages.ts';
import type { Fields } from '../form/content-types.ts';
import { nameField } from '../form/topic-form.ts';

/** The names of a topic in every language, and its position. */
export const TopicFields = ({ act, fields }: { act: string; fields: Fields }) => {
  const say = useMessages();
  const field = (name: string, label: string) => (
    <ActField key={name} {...{ act, name, label }} defaultValue={fields[name] ?? ''} />
  );
  return (
    <Inline align="end">
      {LOCALE_CODES.map((code) =>
        field(nameField(code), say('office.topics.name', { language: code.toUpperCase() })),
      )}
      {field('position', say('office.content.position'))}
    </Inline>
  );
};
