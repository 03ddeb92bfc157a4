import { LeadsPage } from './leads-page';

/** /Admin/quick-enquiry */
export default function QuickEnquiryPage() {
  return <LeadsPage key="quickEnquiry" kind="quickEnquiry" />;
}
