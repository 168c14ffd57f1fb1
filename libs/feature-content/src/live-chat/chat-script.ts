/** What the chat's script gives: https://support.liveagent.com/061754-Contact-button-API */
type ChatWindow = { LiveAgent?: { createButton: (buttonId: string, beside: HTMLElement) => void } };

/** Ids of the demo begin with this: their script is the development server's. */
const STANDS_IN = /^demo-/;
const ACCOUNT = /^[a-z\d-]{1,63}$/;

/** An agent id is `account/button`; undefined for one that names no account. */
export const chatAddress = (agentId: string): string | undefined => {
  if (STANDS_IN.test(agentId)) return '/dev/trackers/chat.js';
  const [account = '', button = ''] = agentId.split('/');
  return ACCOUNT.test(account) && button !== ''
    ? `https://${account}.ladesk.com/scripts/track.js`
    : undefined;
};

/** Loads the chat and puts its button after the script's place. It rejects when the script does not come. */
export const openChat = (agentId: string, place: HTMLElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const address = chatAddress(agentId);
    if (address === undefined) return reject(new Error('the id names no chat'));
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    script.addEventListener('error', () => reject(new Error('the chat did not load')));
    script.addEventListener('load', () => {
      const { LiveAgent } = window as unknown as ChatWindow;
      if (!LiveAgent) return reject(new Error('the chat did not start'));
      LiveAgent.createButton(agentId.split('/').at(-1) ?? '', script);
      resolve();
    });
    place.append(script);
  });
