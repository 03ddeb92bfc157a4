/** The rules would not take a write: someone changed the document first, or the right to write is gone. */
export class WriteRefused extends Error {
  constructor(cause: unknown) {
    super('The server refused this change.', { cause });
    this.name = 'WriteRefused';
  }
}
