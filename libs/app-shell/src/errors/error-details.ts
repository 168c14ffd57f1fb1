import { isRouteErrorResponse } from 'react-router-dom';

/** An error of the server as serialised in the page's state: the browser must render the same text. */
type ErrorFromServer = Error & { serverDetails?: unknown };

/** An `Error` keeps its name and message in properties that JSON leaves out. */
const toPlain = (error: Error): object => ({
  ...error,
  name: error.name,
  message: error.message,
  ...(error.cause !== undefined && { cause: toValue(error.cause) }),
});

const toValue = (failure: unknown): unknown => {
  if (isRouteErrorResponse(failure)) {
    const { status, statusText, data } = failure;
    return { status, statusText, data };
  }
  return failure instanceof Error ? toPlain(failure) : failure;
};

/** A value that JSON cannot hold is written as text. */
const toJson = (failure: unknown): string => {
  try {
    return JSON.stringify(toValue(failure), null, 2) ?? String(failure);
  } catch {
    return JSON.stringify(String(failure));
  }
};

/** A failure as developers read it: as JSON, and its stack. */
export const detailsText = (failure: unknown): string => {
  if (!(failure instanceof Error)) return toJson(failure);
  const { serverDetails } = failure as ErrorFromServer;
  return typeof serverDetails === 'string' ? serverDetails : `${toJson(failure)}\n\n${failure.stack}`;
};
