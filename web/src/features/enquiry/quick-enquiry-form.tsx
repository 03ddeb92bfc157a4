import { LeadForm } from './lead-form';
import type { Subject } from './form-values';

const SUBJECT: Subject = { kind: 'quickEnquiry' };

interface Props {
  /** What the message starts with, if there is no draft. */
  initialMessage?: string;
}

/** SPEC §2: the home page's Quick Enquiry. */
export const QuickEnquiryForm = ({ initialMessage }: Props) => <LeadForm subject={SUBJECT} initialMessage={initialMessage} />;
