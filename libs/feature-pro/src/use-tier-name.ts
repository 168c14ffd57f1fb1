import { useMessages } from './messages.ts';

/** The name of a tier; one that was added to the data later is shown by its key. */
export const useTierName = (): ((key: string) => string) => {
  const say = useMessages();
  const names: Readonly<Record<string, string>> = {
    silver: say('pro.tier.silver'),
    gold: say('pro.tier.gold'),
    platinum: say('pro.tier.platinum'),
  };
  return (key) => names[key] ?? key;
};
