import type { Picture } from '@catalogue/contract/entities/picture';
import { PICTURE_WIDTHS } from '@catalogue/contract/limits';
import { firstBannerUrl } from '@catalogue/contract/picture-url';
import type { HttpHandler } from '../platform/http';
import { allowRead, CDN_CACHE_CONTROL, clientHasVersion, publicRead } from '../platform/http';
import { isNoSuchFile, picturesBucket } from '../platform/storage';

const PATH =
  /^\/pictures\/((?:categories|products|banners|users)\/[A-Za-z0-9_-]{1,128}\/[A-Za-z0-9_-]{1,64})\/([0-9]{1,5})\.(avif|webp|jpg)$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Pictures of people stay out of the CDN, so that erased ones are gone there, too. */
const PERSONAL = 'private, max-age=86400';
/** Absorbs repeated requests; short, because the picture may be processed soon. */
const MISSING = 'public, max-age=0, s-maxage=10';

interface RequestedVariant {
  path: string;
  width: string;
  format: string;
  cache: string;
}

async function resolveVariant(requested: string, firstBanner: () => Promise<Picture | null>): Promise<RequestedVariant | null> {
  const [, path, width, format] = PATH.exec(requested) ?? [];
  if (path !== undefined && width !== undefined && format !== undefined)
    return { path, width, format, cache: path.startsWith('users/') ? PERSONAL : IMMUTABLE };
  const atMost = PICTURE_WIDTHS.wide.find((one) => requested === firstBannerUrl(one));
  const banner = atMost === undefined ? null : await firstBanner();
  if (atMost === undefined || banner === null) return null;
  // A small original has fewer widths.
  const nearest = Math.min(atMost, Math.max(...banner.widths));
  return { path: banner.path, width: String(nearest), format: 'avif', cache: CDN_CACHE_CONTROL };
}

/**
 * Answers `GET` and `HEAD` of `/pictures/{path}/{width}.{format}` and of contract/picture-url's `linkPreviewUrl` and
 * `firstBannerUrl`, the latter with the picture that `firstBanner` names at the moment.
 */
export const servePicture = (firstBanner: () => Promise<Picture | null>): HttpHandler =>
  publicRead(
    () => [],
    async (request, response) => {
      const wanted = await resolveVariant(request.path, firstBanner);
      if (wanted === null) {
        response.set('Cache-Control', MISSING).status(404).end();
        return;
      }
      const { path, width, format, cache } = wanted;
      // A file never changes, so its path identifies the version.
      const etag = `"${path.slice(path.lastIndexOf('/') + 1)}-${width}-${format}"`;
      if (clientHasVersion(request, etag)) {
        response.set({ ETag: etag, 'Cache-Control': cache }).status(304).end();
        return;
      }
      const isPreview = format === 'jpg';
      const count = allowRead(request, response);
      if (count === null) return;
      // A link preview is made anew each time.
      if (isPreview) count();
      try {
        const stored = `pictures/${path}/${width}.${isPreview ? 'webp' : format}`;
        const [variant] = await picturesBucket().file(stored).download({ validation: false });
        const bytes = isPreview ? await (await import('./link-preview')).linkPreviewOf(variant) : variant;
        response.set({
          ETag: etag,
          'Cache-Control': cache,
          'Content-Type': `image/${isPreview ? 'jpeg' : format}`,
          'Content-Length': String(bytes.byteLength),
        });
        response.status(200).end(request.method === 'HEAD' ? undefined : bytes);
      } catch (cause) {
        if (!isNoSuchFile(cause)) throw cause;
        if (!isPreview) count();
        response.set('Cache-Control', MISSING).status(404).end();
      }
    },
  );
