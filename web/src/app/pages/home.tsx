import { staffStart } from '@catalogue/contract/paths';
import { Suspense } from 'react';
import { useSession } from '../../features/account/session';
import { CategoryGrid } from '../../features/catalogue/category-grid';
import { useOccasions } from '../../features/catalogue/use-occasions';
import { useBanners, useCatalogue, useCatalogueStatus, useShownCategories } from '../../data/catalogue/hooks';
import { Unavailable } from '../../features/catalogue/unavailable';
import { HomePage } from '../../features/home/home-page';
import { optional } from '../../ui/optional';
import { QuickEnquiryForm } from '../../features/enquiry/enquiry-forms';

// Most visits never show it.
const AsOf = optional<object>(() => import('../../features/catalogue/as-of').then((part) => ({ default: part.AsOf })));

export default function Home() {
  const { user, role } = useSession();
  const { state, stale } = useCatalogueStatus();
  const categories = useShownCategories();
  const isEmpty = useCatalogue(({ snapshot }) => snapshot === null);
  const age = stale && (
    <Suspense>
      <AsOf />
    </Suspense>
  );
  return (
    <HomePage
      userName={user?.name ?? null}
      enterPath={staffStart(role ?? 'admin')}
      banners={useBanners('carousel')}
      trending={useBanners('trending')}
      categories={categories}
      occasions={useOccasions()}
      categoryCards={<CategoryGrid categories={categories} />}
      enquiryForm={<QuickEnquiryForm />}
      isLoading={state === 'loading' && isEmpty}
      notice={state === 'unavailable' ? <Unavailable /> : age}
    />
  );
}
