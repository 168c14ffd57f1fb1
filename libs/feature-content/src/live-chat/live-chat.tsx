import { allowsPurpose } from '@shop/domain/consent';
import { useLanguage } from '@shop/i18n';
import { useLinks, useSite } from '@shop/page';
import { deviceConsent } from '@shop/page/device-consent';
import { laterPaths } from '@shop/paths/later';
import { Button } from '@shop/ui-theme/button';
import { Heading } from '@shop/ui-theme/heading';
import { Notice } from '@shop/ui-theme/notice';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';
import { TextLink } from '@shop/ui-theme/text-link';
import { useHydrated } from '@shop/ui-theme/use-hydrated';
import { useRef, useState } from 'react';
import { useMessages } from '../messages.ts';

type State = 'closed' | 'loading' | 'open' | 'unallowed' | 'failed';

/** Opens the chat when the visitor asks for it and has allowed it. Before that, nothing of it is loaded. */
const useChat = (agentId: string) => {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('closed');
  const open = async () => {
    // Read at the click: the choice may have been made in another tab.
    if (!allowsPurpose(deviceConsent().written, 'preferences')) return setState('unallowed');
    setState('loading');
    const { openChat } = await import('./chat-script.ts');
    await openChat(agentId, place.current!);
    setState('open');
  };
  return { place, state, open: () => void open().catch(() => setState('failed')) };
};

const Chat = ({ agentId }: { agentId: string }) => {
  const say = useMessages();
  const { href } = useLinks();
  const isHydrated = useHydrated();
  const { place, state, open } = useChat(agentId);
  return (
    <Stack as="section" gap={16}>
      <Heading level={2} look="section" id="chat">
        {say('content.chat.title')}
      </Heading>
      <Text tone="muted">{say(isHydrated ? 'content.chat.text' : 'content.chat.scripts')}</Text>
      {isHydrated && state !== 'open' && (
        <div>
          <Button look="quiet" isBusy={state === 'loading'} onClick={open}>
            {say('content.chat.open')}
          </Button>
        </div>
      )}
      {state === 'unallowed' && (
        <Notice>
          {say.rich('content.chat.unallowed', {
            settings: (words) => <TextLink href={href(laterPaths.consent.to())}>{words}</TextLink>,
          })}
        </Notice>
      )}
      {state === 'failed' && <Notice tone="critical">{say('content.chat.failed')}</Notice>}
      <div ref={place} />
    </Stack>
  );
};

/** The live chat of the site in this language; nothing for one without an agent. */
export const LiveChat = () => {
  const { id } = useLanguage();
  const { site } = useSite();
  const agentId = site.languages.find((language) => language.id === id)?.pivot.live_agent_id ?? '';
  return agentId === '' ? null : <Chat agentId={agentId} />;
};
