export type RefusalKind =
  'url' | 'host' | 'address' | 'redirect' | 'status' | 'size' | 'time' | 'network' | 'type' | 'not_allowed';

/** Why an outside address was not fetched. The message may contain what a visitor typed: for the log only. */
export class OutboundRefused extends Error {
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OutboundRefused';
    this.kind = kind;
  }
}
