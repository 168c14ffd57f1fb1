export type ApiProblemKind = 'refused' | 'unreachable' | 'timeout' | 'broken';

/**
 * A failed call: refused by the API (`errors` by field, codes are translation keys), or without an answer.
 */
export class ApiProblem extends Error {
  readonly kind: ApiProblemKind;
  /** 0 when no answer came. */
  readonly status: number;
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(
    kind: ApiProblemKind,
    status: number,
    message: string,
    errors: Readonly<Record<string, readonly string[]>> = {},
  ) {
    super(message);
    this.name = 'ApiProblem';
    this.kind = kind;
    this.status = status;
    this.errors = errors;
  }
}

export const isApiProblem = (error: unknown): error is ApiProblem => error instanceof ApiProblem;
