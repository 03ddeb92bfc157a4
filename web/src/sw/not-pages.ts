/**
 * URLs that open as documents but are not pages of the app, as workbox tests them: path and query. A file is known by its extension, because a
 * query or the title of a category may have a dot, too.
 */
export const NOT_PAGES = [
  /^\/api\//,
  /^\/pictures\//,
  /^\/__\//,
  /^[^?]+\.(?:json|xml|txt|html|js|css|svg|png|jpe?g|webp|avif|ico|webmanifest|woff2|pdf)(?:\?|$)/,
];
