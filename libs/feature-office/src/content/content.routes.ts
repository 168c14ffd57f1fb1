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
import { textAction } from './text-page/text-page.action.ts';
import { textLoader } from './text-page/text-page.loader.ts';
import { TextPage } from './text-page/text-page.tsx';

/** The desk of the content. An address of a page may have strokes. */
export const contentPages: RouteObject[] = [
  { path: 'content', loader: contentsLoader, action: contentsAction, Component: ContentsPage },
  { path: 'content/page/:kind/*', loader: deskLoader, action: deskAction, Component: DeskPage },
  { path: 'content/text/:language/:kind/*', loader: textLoader, action: textAction, Component: TextPage },
  {
    ...{ path: 'content/history/:number/:kind/*' },
    ...{ loader: revisionLoader, action: revisionAction, Component: RevisionPage },
  },
];
