import { useRefusesCookies } from '@shop/page';
import { Notice } from '@shop/ui-theme/notice';
import { useMessages } from '../messages.ts';

/** Above the forms that log in: a browser without cookies would request the login again and again. */
export const CookiesNotice = () => {
  const say = useMessages();
  return useRefusesCookies() ? <Notice tone="warning">{say('account.login.cookies')}</Notice> : null;
};
