import { useSpeech } from '@shop/i18n';
import type { SlotProps } from '@shop/page';
import { paths } from '@shop/paths';
import { SuggestionArea } from '@shop/ui-theme/suggestion-area';
import { type ComponentType, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { recentSearches } from './recent-searches.ts';
import { assistMessages } from './search-assist.messages.ts';
import type { AssistListProps } from './assist-list.tsx';

/**
 * Suggestions below a search field. The list and its messages are loaded when the field first gets the focus.
 */
export const SearchAssist = ({ field }: SlotProps['header.search']) => {
  const speech = useSpeech();
  const navigate = useNavigate();
  const { key } = useLocation();
  // Opened on one page, the list is closed on the next.
  const [asked, setAsked] = useState<{ typed: string; at: string } | null>(null);
  const [List, setList] = useState<ComponentType<AssistListProps> | null>(null);

  const fetchList = async () => {
    const [{ AssistList }] = await Promise.all([import('./assist-list.tsx'), speech.learn(assistMessages)]);
    setList(() => AssistList);
  };
  const ask = (typed: string) => {
    setAsked({ typed, at: key });
    // Offline the field stays a plain one, and tries again at the next input.
    if (!List) fetchList().catch(() => {});
  };
  const send = (term: string) => {
    recentSearches.remember(term);
    setAsked(null);
    void navigate(paths.search.to({}, { s: term.trim() }));
  };
  return (
    <SuggestionArea field={field} onAsk={ask} onLeave={() => setAsked(null)} onSend={send}>
      {List && asked?.at === key && <List typed={asked.typed} />}
    </SuggestionArea>
  );
};
