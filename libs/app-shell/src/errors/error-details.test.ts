import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router-dom';
import { expect, test } from 'vitest';
import { detailsText } from './error-details.ts';

test('an error is shown with its name, message, cause and own fields, and with its stack', () => {
  const cause = new TypeError('no such line');
  const error = Object.assign(new RangeError('too far', { cause }), { status: 7 });
  const [json = '', stack] = detailsText(error).split('\n\n');
  expect(JSON.parse(json)).toEqual({
    status: 7,
    name: 'RangeError',
    message: 'too far',
    cause: { name: 'TypeError', message: 'no such line' },
  });
  expect(stack).toContain('RangeError: too far\n    at ');
});

test('an answer with a status is shown by its status', () => {
  expect(JSON.parse(detailsText(new ErrorResponseImpl(404, 'Page not found', { path: '/x' })))).toEqual({
    status: 404,
    statusText: 'Page not found',
    data: { path: '/x' },
  });
});

test('values that JSON cannot hold are shown as text', () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  expect(detailsText(circle)).toBe('"[object Object]"');
  expect(detailsText(undefined)).toBe('undefined');
});

test('an error of the server is shown as the server showed it', () => {
  const revived = Object.assign(new Error('too far'), { serverDetails: '{}\n\nRangeError: too far' });
  expect(detailsText(revived)).toBe('{}\n\nRangeError: too far');
});
