import { lazy } from 'react';
import { RouteSwitch } from '../router/route-switch';

const Home = lazy(() => import('./pages/home'));
const About = lazy(() => import('../pages/about-page'));
const Contact = lazy(() => import('../pages/contact-page'));
const Privacy = lazy(() => import('../pages/privacy-page'));
const Gallery = lazy(() => import('../pages/gallery-page'));
const NotFound = lazy(() => import('./pages/not-found'));
const Categories = lazy(() => import('../catalogue/pages/categories-page'));
const Store = lazy(() => import('../catalogue/pages/store-page'));
const Product = lazy(() => import('./pages/product'));
const Search = lazy(() => import('./pages/search'));
const TakeWithYou = lazy(() => import('./pages/take-with-you'));
const Outbox = lazy(() => import('../enquiry/outbox-page'));
const Login = lazy(() => import('../account/login/login-page'));
const SignUp = lazy(() => import('../account/sign-up/sign-up-page'));
const Users = lazy(() => import('./user-routes'));
const Staff = lazy(() => import('./staff-routes'));

const ROUTES = [
  { path: '/', page: <Home /> },
  { path: '/AboutPage', page: <About /> },
  { path: '/ContactUsPage', page: <Contact /> },
  { path: '/PrivacyPolicy', page: <Privacy /> },
  { path: '/gallery', page: <Gallery /> },
  { path: '/MyCategory', page: <Categories /> },
  { path: '/store/:categoryId/:categoryTitle?', page: <Store /> },
  { path: '/products/:productId', page: <Product /> },
  { path: '/search', page: <Search /> },
  { path: '/take-with-you', page: <TakeWithYou /> },
  { path: '/outbox', page: <Outbox /> },
  { path: '/LoginPage', page: <Login /> },
  { path: '/SignUpPage', page: <SignUp /> },
  { path: '/users/*', page: <Users /> },
  { path: '/Admin/*', page: <Staff /> },
  { path: '*', page: <NotFound /> },
];

/** Every address of the site and the page that answers it (SPEC §2). Paths match in any case: /Users is /users. */
export const AllRoutes = () => <RouteSwitch routes={ROUTES} />;
