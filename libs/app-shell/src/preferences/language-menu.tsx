import { useLanguage } from '@shop/i18n';
import { PreferenceLink, PreferenceMenu } from '@shop/ui-theme/preference-menu';
import { useLanguageLinks } from '../frame/use-language-links.ts';
import { useMessages } from '../messages.ts';

/** This page in another of the brand's languages. */
export const LanguageMenu = () => {
  const say = useMessages();
  const { title } = useLanguage();
  const languages = useLanguageLinks();
  if (languages.length < 2) return null;
  return (
    <PreferenceMenu label={say('shell.language')} current={title} icon="globe">
      {languages.map(({ code, title: name, href, isCurrent }) => (
        <PreferenceLink key={code} href={href} isCurrent={isCurrent}>
          {name}
        </PreferenceLink>
      ))}
    </PreferenceMenu>
  );
};
