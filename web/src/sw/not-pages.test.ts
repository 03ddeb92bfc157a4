import { expect, it } from 'vitest';
import { NOT_PAGES } from './not-pages';

const isPage = (url: string): boolean => !NOT_PAGES.some((one) => one.test(url));

it.each([
  '/',
  '/search?q=usb+3.0',
  '/?utm_source=acme.com',
  '/products/drk-01?utm_source=mail.html',
  '/store/diaries/Diaries%202.0',
  '/store/books/Notes%20vol.2?sort=price',
])('opens %s offline', (url) => expect(isPage(url)).toBe(true));

it.each([
  '/sitemap.xml',
  '/robots.txt?v=2',
  '/og.jpg',
  '/app.html',
  '/api/health',
  '/pictures/products/a/1/320.avif',
  '/__/auth/handler',
])('leaves %s to the network', (url) => expect(isPage(url)).toBe(false));
