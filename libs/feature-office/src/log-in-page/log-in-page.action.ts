import { staffCalls } from '@shop/contracts/staff-calls';
import { acting } from '../form/acting.ts';

export const logInAction = acting(
  {
    enter: async ({ api, field }) => {
      await api.send(staffCalls.login, {
        login: field('login'),
        password: field('password'),
        code: field('code'),
      });
      return '/';
    },
  },
  { isLogin: true },
);

/** A session that has ended already is as good as ended. */
export const logOutAction = acting({
  leave: async ({ api }) => {
    await api.send(staffCalls.logout, {});
    return '/log-in';
  },
});
