import { useMessages } from '../messages.ts';

/** The messages of the two forms' codes. */
export const useLinkWords = (): Record<string, string> => {
  const say = useMessages();
  return {
    order_email_wrong: say('orders.link.wrong_email'),
    too_many_requests: say('orders.link.too_many'),
  };
};
