import { useSession } from '../../account/session';
import { AsOf } from '../../catalogue/as-of';
import { CategoryGrid } from '../../catalogue/category-grid';
import { useBanners, useCatalogueStatus, useCategories } from '../../catalogue/hooks';
import { Unavailable } from '../../catalogue/unavailable';
import { QuickEnquiryForm } from '../../enquiry/quick-enquiry-form';
import { HomePage } from '../../home/home-page';

export default function Home() {
  const { user } = useSession();
  const { state } = useCatalogueStatus();
  const categories = useCategories();
  return (
    <HomePage
      userName={user?.name ?? null}
      banners={useBanners('carousel')}
      trending={useBanners('trending')}
      categories={categories}
      categoryCards={<CategoryGrid categories={categories} />}
      enquiryForm={<QuickEnquiryForm />}
      isLoading={state === 'loading'}
      notice={state === 'unavailable' ? <Unavailable /> : <AsOf />}
    />
  );
}
