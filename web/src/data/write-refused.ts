/** The security rules refused a write. */
export class WriteRefused extends Error {
  /** Whether someone else changed the document first. Otherwise it is malformed, or the author has lost the right to write. */
  readonly isConflict: boolean;

  constructor(cause: unknown, isConflict: boolean) {
    super('The server refused this change.', { cause });
    this.name = 'WriteRefused';
    this.isConflict = isConflict;
  }
}
