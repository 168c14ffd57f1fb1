import { addTopic, changeTopic, dropTopic, listTopics } from '@shop/commerce-content';
import type { Module } from '@shop/commerce-kit/module';
import { staffCallsOf, type StaffContext } from '@shop/commerce-staff';
import { staffCallsContract, type ContentTopicRow } from '@shop/contracts/staff';
import { acting } from './acting.ts';
import { valueOf } from './content-refusals.ts';
import type { OfficeDeps } from './office.ports.ts';

type Of = Pick<ContentTopicRow, 'topic_of' | 'key'>;

/** The topics of the blog and of the questions. */
export const contentTopicRoutes =
  (deps: OfficeDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);

    const on = ({ who }: Pick<StaffContext<unknown>, 'who'>, { topic_of: kind, key }: Of, reason = '') =>
      acting(deps, { who, reason, subject: { kind: 'content', id: `topic/${kind}/${key}` } });

    call(staffCallsContract.contentTopics, async () => ({
      topics: (await listTopics(deps)).map(({ kind, ...topic }) => ({ topic_of: kind, ...topic })),
    }));

    call(staffCallsContract.addContentTopic, async (context) => {
      const { topic_of: kind, position = 0, ...topic } = context.body;
      const as = await on(context, context.body);
      valueOf(await addTopic(as, { kind, position, ...topic }, context.staff.login));
      return {};
    });

    call(staffCallsContract.changeContentTopic, async (context) => {
      const { topic_of: kind, ...topic } = context.body;
      const as = await on(context, context.body);
      valueOf(await changeTopic(as, { kind, ...topic }, context.staff.login));
      return {};
    });

    call(staffCallsContract.dropContentTopic, async (context) => {
      const { topic_of: kind, key, into } = context.body;
      // The log says where the pages went.
      const as = await on(context, context.body, into);
      valueOf(await dropTopic(as, { kind, key, into }, context.staff.login));
      return {};
    });
  };
