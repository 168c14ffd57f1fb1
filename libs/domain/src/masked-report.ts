import { maskAddress, maskText } from './error-report.ts';

/** Fields of a trace that hold the values of a query, the visitor's network address or browser. */
const PERSONAL = /query|fragment|user_agent|client[._]?(ip|address)|peer|forwarded|cookie|header/i;

const ADDRESS = /^(https?:\/\/|\/)\S*$/;

/** Every text in a value, at any depth, is masked; an address keeps its path and the names of its query. */
export const maskDeep = (value: unknown): unknown => {
  if (typeof value === 'string') return ADDRESS.test(value) ? maskAddress(value) : maskText(value);
  if (Array.isArray(value)) return value.map(maskDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !PERSONAL.test(name))
      .map(([name, part]) => [name, maskDeep(part)]),
  );
};

type Report = {
  message?: string | undefined;
  transaction?: string | undefined;
  user?: unknown;
  request?: { url?: string | undefined; method?: string | undefined } | undefined;
  exception?: { values?: { value?: string | undefined }[] | undefined } | undefined;
  breadcrumbs?: unknown[] | undefined;
  extra?: unknown;
  spans?: unknown[] | undefined;
  contexts?: { trace?: unknown } | undefined;
};

/**
 * The form in which an error or a trace is sent: no user, no body, no cookies and headers, no values of a
 * query, and no text that names a person.
 */
export const maskReport = <Event extends object>(event: Event): Event => {
  const { user: _user, ...report } = event as Report;
  const { request, exception, message, transaction, breadcrumbs, extra, spans, contexts } = report;
  return {
    ...report,
    ...(message !== undefined && { message: maskText(message) }),
    ...(transaction !== undefined && { transaction: maskAddress(transaction) }),
    ...(request && {
      request: {
        method: request.method,
        url: request.url === undefined ? undefined : maskAddress(request.url),
      },
    }),
    ...(exception && {
      exception: {
        ...exception,
        values: exception.values?.map((one) => ({ ...one, value: maskText(one.value ?? '') })),
      },
    }),
    ...(breadcrumbs && { breadcrumbs: breadcrumbs.map(maskDeep) }),
    ...(extra !== undefined && { extra: maskDeep(extra) }),
    ...(spans && { spans: spans.map(maskSpan) }),
    ...(contexts?.trace !== undefined && { contexts: { ...contexts, trace: maskSpan(contexts.trace) } }),
  } as Event;
};

/** A span's ids look like secrets but are not. */
const maskSpan = (span: unknown): unknown => {
  if (typeof span !== 'object' || span === null) return span;
  const { data, description, ...rest } = span as { data?: unknown; description?: unknown };
  return { ...rest, data: maskDeep(data), description: maskDeep(description) };
};
