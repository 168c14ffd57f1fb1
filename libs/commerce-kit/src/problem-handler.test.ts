import Fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { unavailable } from './problem.ts';
import { answerProblems } from './problem-handler.ts';

test.each([
  ['a defect', () => new Error('x is not a function')],
  ['an outage', unavailable],
])('the line of %s in the log has no secret of the address', async (_what, problem) => {
  const lines: string[] = [];
  const log: FastifyBaseLogger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const app = Fastify({ loggerInstance: log });
  answerProblems(app);
  app.get('/api/claims/:slug/files/:position', () => {
    throw problem();
  });
  await app.inject('/api/claims/aBcDeFgHiJkLmNoPqRsTuV/files/1?key=hush');
  await app.close();
  expect(lines.join('')).toContain('"url":"/api/claims/***/files/1?key"');
});
