import type { PageHandle } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import type { RouteObject } from 'react-router-dom';
import { messages } from './messages.ts';
import * as pages from './calculator.pages.ts';

export const calculatorRoutes: RouteObject[] = [
  {
    id: 'calculate',
    path: laterPaths.calculate.pattern,
    handle: { layout: 'calculate-page', privacy: 'personal', messages: [messages] } satisfies PageHandle,
    lazy: pages.calculate,
  },
];
