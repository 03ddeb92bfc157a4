import { callLink } from '@catalogue/contract/company';
import { mailLink } from '../lib/mail-link';

/** Links to call and to mail a client; none for what is ''. */
export function ContactLinks({ client: { phone, email } }: { client: { phone: string; email: string } }) {
  return (
    <>
      {phone !== '' && <a href={callLink(phone)}>{phone}</a>}
      {email !== '' && <a href={mailLink(email)}>{email}</a>}
    </>
  );
}
