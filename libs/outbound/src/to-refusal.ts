import { OutboundRefused } from './outbound-refused.ts';

/** Node nests the cause of a failed connection at different depths. */
export function toRefusal(error: unknown): OutboundRefused {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OutboundRefused) return cause;
    if (cause.name === 'TimeoutError' || cause.name.endsWith('TimeoutError'))
      return new OutboundRefused('time', cause.message);
  }
  return new OutboundRefused('network', 'no answer', { cause: error });
}
