import type { TrackerName } from '@shop/domain/analytics';

/**
 * How each tracker's own script takes over the queue that its documented snippet made: what waits first, then each
 * call as it comes. `tell` records one.
 */
const TAKES_OVER: Readonly<Record<TrackerName, string>> = {
  dataLayer: `
  const queue = (window.dataLayer ??= []);
  const isArguments = (entry) => Object.prototype.toString.call(entry) === '[object Arguments]';
  const take = (entry) => {
    if (isArguments(entry)) tell([...entry]);
    else if (entry && entry.event) tell(entry);
  };
  const push = queue.push.bind(queue);
  [...queue].forEach(take);
  queue.push = (...entries) => {
    entries.forEach(take);
    return push(...entries);
  };`,
  pixel: `
  const fbq = window.fbq;
  fbq.queue.splice(0).forEach((args) => tell([...args]));
  fbq.callMethod = (...args) => tell(args);`,
  email: `
  const waiting = window.klaviyo ?? [];
  window.klaviyo = { push: (...calls) => calls.forEach(tell) };
  waiting.forEach(tell);`,
  retail: `
  const waiting = window.criteo_q ?? [];
  window.criteo_q = { push: (...calls) => calls.forEach(tell) };
  waiting.forEach(tell);`,
};

/** The script that stands in for a tracker's: what it is given is recorded, also while the page is left. */
export const standInScript = (tracker: TrackerName): string => `(() => {
  const tell = (call) => {
    const body = JSON.stringify({ tracker: '${tracker}', call });
    const headers = { 'content-type': 'application/json' };
    fetch('/dev/trackers/calls', { method: 'POST', headers, body, keepalive: true }).catch(() => {});
  };${TAKES_OVER[tracker]}
})();
`;

/** Stands in for the live chat: its button is a line of text. */
export const CHAT_SCRIPT = `window.LiveAgent = {
  createButton: (_button, beside) => {
    const line = document.createElement('p');
    line.setAttribute('role', 'status');
    line.textContent = 'The chat of the demo is open: nobody answers.';
    beside.after(line);
  },
};
`;
