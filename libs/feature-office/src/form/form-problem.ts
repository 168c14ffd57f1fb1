/** Why a form was not accepted, with what was typed. */
export type FormProblem = {
  /** The form of the page. */
  readonly act: string;
  /** The row of the page, for forms of a list. */
  readonly row: string;
  readonly code: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly fields: Readonly<Record<string, string>>;
  /** The field to go on with. */
  readonly focus: string | null;
};

/** Thrown by an act whose fields cannot be read, or that needs the next field. */
export class Unread extends Error {
  readonly errors: FormProblem['errors'];
  readonly focus: string | null;
  readonly fields: FormProblem['fields'];

  constructor({
    errors = {},
    focus = null,
    fields = {},
  }: Partial<Pick<FormProblem, 'errors' | 'focus' | 'fields'>>) {
    super('unread');
    this.errors = errors;
    this.focus = focus;
    this.fields = fields;
  }
}
