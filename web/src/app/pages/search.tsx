import SearchPage from '../../features/search/search-page';
import { QuickEnquiryForm } from '../../features/enquiry/enquiry-forms';

export default function Search() {
  return <SearchPage enquiryForm={(message) => <QuickEnquiryForm key={message} initialMessage={message} />} />;
}
