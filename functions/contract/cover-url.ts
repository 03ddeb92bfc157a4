/** Same-origin URL of a category's cover image at another site. Pages may load no pictures of other sites. */
export const coverUrl = ({ id, coverImage }: { id: string; coverImage: string }): string =>
  coverImage.startsWith('https:') ? `/pictures/cover/${id}?of=${encodeURIComponent(coverImage)}` : coverImage;
