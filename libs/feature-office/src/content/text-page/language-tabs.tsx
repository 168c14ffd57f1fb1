import { LOCALE_CODES } from '@shop/domain/languages';
import { TabNav } from '@shop/ui-theme/tab-nav';
import { useMessages } from '../../messages.ts';
import { textOf } from '../content-address.ts';
import type { ContentDetails, ContentLanguage } from '../form/content-types.ts';

export type LanguageTabsProps = { content: ContentDetails; language: ContentLanguage };

/** The languages of a page; one without a text says so. */
export const LanguageTabs = ({ content, language }: LanguageTabsProps) => {
  const say = useMessages();
  return (
    <TabNav
      label={say('office.content.languages')}
      look="tabs"
      items={LOCALE_CODES.map((code) => ({
        href: textOf(content, code),
        label: `${code.toUpperCase()}${content.record.texts[code] ? '' : ` (${say('office.content.missing')})`}`,
        isCurrent: code === language,
      }))}
    />
  );
};
