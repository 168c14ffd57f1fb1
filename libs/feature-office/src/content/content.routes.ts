import type { RouteObject } from 'react-router-dom';
import { deskAction } from './desk-page/desk-page.action.ts';
import { deskLoader } from './desk-page/desk-page.loader.ts';
import { DeskPage } from './desk-page/desk-page.tsx';
import { revisionAction } from './history-page/revision-page.action.ts';
import { revisionLoader } from './history-page/revision-page.loader.ts';
import { RevisionPage } from './history-page/revision-page.tsx';
import { contentsAction } from './list-page/contents-page.action.ts';
import { contentsLoader } from './list-page/contents-page.loader.ts';
import { ContentsPage } from './list-page/contents-page.tsx';
import { topicAction } from './topic-page/topic-page.action.ts';
import { topicLoader } from './topic-page/topic-page.loader.ts';
import { TopicPage } from './topic-page/topic-page.tsx';
import { topicsAction } from './topics-page/topics-page.action.ts';
import { topicsLoader } from './topics-page/topics-page.loader.ts';
import { TopicsPage } from './topics-page/topics-page.tsx';
import { textAction } from './text-page/text-page.action.ts';
import { textLoader } from './text-page/text-page.loader.ts';
import { TextPage } from './text-page/text-page.tsx';

/** The desk of the content. An address of a page or a topic may have strokes. */
export const contentPages: RouteObject[] = [
  { path: 'content', loader: contentsLoader, action: contentsAction, Component: ContentsPage },
  { path: 'content/page/:kind/*', loader: deskLoader, action: deskAction, Component: DeskPage },
  { path: 'content/text/:language/:kind/*', loader: textLoader, action: textAction, Component: TextPage },
  {
    ...{ path: 'content/history/:number/:kind/*' },
    ...{ loader: revisionLoader, action: revisionAction, Component: RevisionPage },
  },
  { path: 'topics', loader: topicsLoader, action: topicsAction, Component: TopicsPage },
  { path: 'topics/:kind/*', loader: topicLoader, action: topicAction, Component: TopicPage },
];
