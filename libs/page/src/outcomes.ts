import { paths } from '@shop/paths';
import { data, redirect, redirectDocument } from 'react-router-dom';

/** The reason why a page cannot be shown: thrown by loaders and checks, rendered by the frame with its status. */
export const notFound = (path = '') => data({ path }, { status: 404, statusText: 'Page not found' });
/** Existed and was withdrawn. */
export const gone = (path = '') => data({ path }, { status: 410, statusText: 'Gone' });
/** The API or its database does not answer; the page says so and reloads automatically. */
export const unavailable = () => data(null, { status: 503, statusText: 'Unavailable' });
/** The visitor's place made too many requests in a short time. */
export const tooMany = () => data(null, { status: 429, statusText: 'Too many requests' });

/** After a successful form: the browser continues with GET. */
export const seeOther = (path: string) => redirect(path, 303);
/**
 * The session of a client has ended: they log in and come back to `path`. A new document holds nothing of the former
 * session; what was typed is in the tab's drafts.
 */
export const sessionEnded = (path: string) =>
  redirectDocument(paths.login.to({}, { redirect: path, ended: 1 }), 303);

/** Permanent: an address that moved. */
export const movedTo = (path: string) => redirect(path, 301);
