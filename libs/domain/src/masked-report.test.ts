import { expect, test } from 'vitest';
import { maskReport } from './masked-report.ts';

test('an error is sent without its user, body, cookies, headers, query values and names of persons', () => {
  const sent = maskReport({
    event_id: 'a3b4c5d6e7f8a3b4c5d6e7f8a3b4c5d6',
    message: 'no client rasa@shopper.example',
    transaction: '/lt/search?s=my+name',
    user: { ip_address: '203.0.113.7' },
    request: {
      url: 'https://lt.example/lt/search?s=my+name',
      method: 'POST',
      data: 'email=rasa@shopper.example',
      cookies: { shop_session: 'x' },
      headers: { cookie: 'x' },
      query_string: 's=my+name',
    },
    exception: { values: [{ type: 'Error', value: 'rasa@shopper.example is unknown' }] },
    breadcrumbs: [{ category: 'fetch', data: { url: '/api/x?token=1', body: ['call +370 612 34567'] } }],
    extra: { note: 'rasa@shopper.example', count: 2 },
    spans: [
      {
        span_id: 'a3b4c5d6e7f8a3b4c5d6e7f8',
        description: '/lt?x=1',
        data: { url: '/a?b=c', 'http.query': '?b=c', 'client.address': '203.0.113.7' },
      },
    ],
    contexts: {
      trace: {
        trace_id: 'a3b4c5d6e7f8a3b4c5d6e7f8',
        data: { 'url.full': 'https://x.example/a?b=c', 'url.query': 'b=c' },
      },
    },
  });
  expect(sent).toEqual({
    event_id: 'a3b4c5d6e7f8a3b4c5d6e7f8a3b4c5d6',
    message: 'no client ***',
    transaction: '/lt/search?s',
    request: { url: 'https://lt.example/lt/search?s', method: 'POST' },
    exception: { values: [{ type: 'Error', value: '*** is unknown' }] },
    breadcrumbs: [{ category: 'fetch', data: { url: '/api/x?token', body: ['call ***'] } }],
    extra: { note: '***', count: 2 },
    spans: [{ span_id: 'a3b4c5d6e7f8a3b4c5d6e7f8', description: '/lt?x', data: { url: '/a?b' } }],
    contexts: {
      trace: { trace_id: 'a3b4c5d6e7f8a3b4c5d6e7f8', data: { 'url.full': 'https://x.example/a?b' } },
    },
  });
});
