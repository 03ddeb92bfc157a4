/** Codes of Node for a connection that broke or could not be made; the last is node-fetch's for an answer that ended early. */
const CODES: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNREFUSED', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Whether the connection failed: it is unknown whether the request had an effect. */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.includes(error.code);
