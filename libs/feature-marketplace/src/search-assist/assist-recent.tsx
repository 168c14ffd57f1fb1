import { useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { SuggestionGroup, SuggestionLink, Suggestions } from '@shop/ui-theme/suggestions';
import { useState } from 'react';
import { recentSearches } from './recent-searches.ts';
import { useAssistMessages } from './search-assist.messages.ts';

/** Nothing without a recent search on this device. */
export const AssistRecent = () => {
  const say = useAssistMessages();
  const { href } = useLinks();
  const [terms, setTerms] = useState(recentSearches.read);
  const forget = () => {
    recentSearches.forget();
    setTerms([]);
  };
  if (terms.length === 0) return null;
  return (
    <Suggestions label={say('assist.label')} status="">
      <SuggestionGroup heading={say('assist.recent')} undo={{ label: say('assist.forget'), onClick: forget }}>
        {terms.map((term) => (
          <SuggestionLink
            key={term}
            href={href(paths.search.to({}, { s: term }))}
            icon="clock"
            onClick={() => recentSearches.remember(term)}
          >
            {term}
          </SuggestionLink>
        ))}
      </SuggestionGroup>
    </Suggestions>
  );
};
