import { LOCALE_CODES } from '@shop/domain/languages';
import { useMessages } from '../../messages.ts';
import { labelField } from '../form/menu-form.ts';

/** The label of a field that is of no block. */
export const useSettingLabels = (): ((name: string) => string) => {
  const say = useMessages();
  const labels: Readonly<Record<string, string>> = {
    ...{ title: say('office.content.title'), summary: say('office.content.summary') },
    ...{ brands: say('office.content.shops'), topic: say('office.content.topic') },
    ...{ author: say('office.content.author'), category: say('office.block.category') },
    ...{ menu: say('office.content.menu'), menu_position: say('office.content.menu_position') },
    ...{ position: say('office.content.position'), blocks: say('office.content.kind_of_block') },
    ...Object.fromEntries(
      LOCALE_CODES.map((code) => [
        labelField(code),
        say('office.content.label', { language: code.toUpperCase() }),
      ]),
    ),
  };
  return (name) => labels[name] ?? name;
};
