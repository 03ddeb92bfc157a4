import { lazy } from 'react';
import type { ReactNode } from 'react';
import { RequireAdmin } from '../account/require-admin';
import { Redirect } from '../router/redirect';
import { RouteSwitch } from '../router/route-switch';

const AdminLayout = lazy(() => import('../admin/admin-layout'));
const QuickEnquiries = lazy(() => import('../admin/leads/quick-enquiry-page'));
const Orders = lazy(() => import('../admin/leads/orders-page'));
const MailLog = lazy(() => import('../admin/leads/mail-log-page'));
const Team = lazy(() => import('../admin/team/team-page'));
const AddCategory = lazy(() => import('../admin/categories/add-category-page'));
const ViewCategories = lazy(() => import('../admin/categories/view-categories-page'));
const AddProduct = lazy(() => import('../admin/products/form/add-product-page'));
const EditProduct = lazy(() => import('../admin/products/form/edit-product-page'));
const preview = () => import('./pages/product-preview');
const ProductPreview = lazy(preview);
const KEPT_TOO = [preview];
const ProductTable = lazy(() => import('../admin/products/table/product-table-page'));
const Spreadsheet = lazy(() => import('../admin/products/spreadsheet/spreadsheet-page'));
const AddCarousel = lazy(() => import('../admin/banners/add-carousel-page'));
const ShowCarousel = lazy(() => import('../admin/banners/show-carousel-page'));
const AddTrending = lazy(() => import('../admin/banners/add-trending-page'));
const ShowTrending = lazy(() => import('../admin/banners/show-trending-page'));
const Trash = lazy(() => import('../admin/trash/trash-page'));
const Subscribers = lazy(() => import('../admin/subscribers/subscribers-page'));
const Dashboard = lazy(() => import('../admin/dashboard/dashboard-page'));
const NotFound = lazy(() => import('./pages/not-found'));

const forStaff = (page: ReactNode): ReactNode => (
  <RequireAdmin>
    <AdminLayout keptToo={KEPT_TOO}>{page}</AdminLayout>
  </RequireAdmin>
);

const ROUTES = [
  { path: '/Admin', page: forStaff(<Redirect to="/Admin/home" />) },
  { path: '/Admin/home', page: forStaff(<Dashboard />) },
  { path: '/Admin/add-category', page: forStaff(<AddCategory />) },
  { path: '/Admin/view-category', page: forStaff(<ViewCategories />) },
  { path: '/Admin/add-product', page: forStaff(<AddProduct preview={ProductPreview} />) },
  { path: '/Admin/edit-product/:productId', page: forStaff(<EditProduct preview={ProductPreview} />) },
  { path: '/Admin/view-product', page: forStaff(<ProductTable />) },
  { path: '/Admin/spreadsheet', page: forStaff(<Spreadsheet />) },
  { path: '/Admin/add-carousel', page: forStaff(<AddCarousel />) },
  { path: '/Admin/show-carousel', page: forStaff(<ShowCarousel />) },
  { path: '/Admin/add-trending', page: forStaff(<AddTrending />) },
  { path: '/Admin/show-trending', page: forStaff(<ShowTrending />) },
  { path: '/Admin/trash', page: forStaff(<Trash />) },
  { path: '/Admin/subscribers', page: forStaff(<Subscribers />) },
  { path: '/Admin/team', page: forStaff(<Team />) },
  { path: '/Admin/quick-enquiry', page: forStaff(<QuickEnquiries />) },
  { path: '/Admin/orders', page: forStaff(<Orders />) },
  { path: '/Admin/mail-log', page: forStaff(<MailLog />) },
  { path: '*', page: <NotFound /> },
];

/** /Admin and below (SPEC §2). */
export default function StaffRoutes() {
  return <RouteSwitch routes={ROUTES} />;
}
