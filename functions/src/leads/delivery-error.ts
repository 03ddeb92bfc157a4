/** Why a mail was not sent: a code to search for, and a message for staff. */
export interface DeliveryError {
  code: string;
  message: string;
}

const MESSAGES: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refused the login. Check SMTP_URL.',
  ECONNECTION: 'The mail server could not be reached.',
  EDNS: 'The mail server could not be reached. Check the host in SMTP_URL.',
  ESOCKET: 'The mail server closed the connection.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  ETLS: 'The mail server has no valid certificate.',
};

/** The provider's own text is dropped: it may quote addresses and passwords. */
export function deliveryErrorOf(error: unknown): DeliveryError {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown };
  if (code === 'EAUTH') return { code: 'EAUTH', message: MESSAGES.EAUTH ?? '' };
  if (typeof responseCode === 'number') {
    const isTemporary = responseCode < 500;
    return {
      code: String(responseCode),
      message: isTemporary
        ? 'The mail server asked to try again later.'
        : 'The mail server refused the mail. Check sender and recipients.',
    };
  }
  const known = typeof code === 'string' ? MESSAGES[code] : undefined;
  if (typeof code === 'string' && known !== undefined) return { code, message: known };
  if (error instanceof Error && error.message === 'STAFF_MAIL is not set')
    return { code: 'ECONFIG', message: 'STAFF_MAIL is not set.' };
  return { code: 'EUNKNOWN', message: 'The mail was not sent for an unknown reason. The log has its trace.' };
}
