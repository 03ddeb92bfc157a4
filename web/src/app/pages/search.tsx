import SearchPage from '../../catalogue/search/search-page';
import { QuickEnquiryForm } from './enquiry-forms';

export default function Search() {
  return <SearchPage enquiryForm={(message) => <QuickEnquiryForm key={message} initialMessage={message} />} />;
}
