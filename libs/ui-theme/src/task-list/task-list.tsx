import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';
import { task, taskAction, taskHint, taskSign, taskTitle } from './task-list.css.ts';

export type Task = {
  key: string;
  icon?: IconName;
  /** The task. */
  title: ReactNode;
  /** The subject of the task. */
  hint?: ReactNode;
  /** The button or link of the action. */
  action: ReactNode;
};

export type TaskListProps = { tasks: readonly Task[] };

/** The client's pending tasks, each with its one action. */
export const TaskList = ({ tasks }: TaskListProps) => (
  <ul>
    {tasks.map(({ key, icon = 'alert', title, hint, action }) => (
      <li key={key} className={task}>
        <span className={taskSign}>
          <Icon name={icon} size="large" />
        </span>
        <div>
          <p className={taskTitle}>{title}</p>
          {hint && <p className={taskHint}>{hint}</p>}
        </div>
        <div className={taskAction}>{action}</div>
      </li>
    ))}
  </ul>
);
