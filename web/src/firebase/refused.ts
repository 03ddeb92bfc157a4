/** The rules would not take a write. */
export class WriteRefused extends Error {
  /** Somebody changed the document first; else it is out of shape, or the right to write is gone. */
  readonly isConflict: boolean;

  constructor(cause: unknown, isConflict: boolean) {
    super('The server refused this change.', { cause });
    this.name = 'WriteRefused';
    this.isConflict = isConflict;
  }
}
