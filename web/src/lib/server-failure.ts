/** The server did not do what was requested. */
export class ServerFailure extends Error {
  /** HTTP status; null: no usable answer. */
  readonly status: number | null;

  /** `message`: what the server says about its refusal; may be empty. */
  constructor(status: number | null, message = '') {
    super(message);
    this.name = 'ServerFailure';
    this.status = status;
  }
}
