import { useMessages } from '../messages.ts';

/** The codes of the two forms in words. */
export const useLinkWords = (): Record<string, string> => {
  const say = useMessages();
  return {
    order_email_wrong: say('orders.link.wrong_email'),
    too_many_requests: say('orders.link.too_many'),
  };
};
