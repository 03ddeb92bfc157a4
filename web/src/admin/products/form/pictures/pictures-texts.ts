import { PICTURE_MESSAGES } from '@catalogue/contract/picture-messages';
import type { PictureWait } from '../../../uploads/use-picture-wait';

/** Texts of the pictures in the product form. */
export const PICTURES_TEXTS = {
  hint: (max: number) => `${PICTURE_MESSAGES.types} Up to ${max}; the first one is shown in lists.`,
  drop: 'Drop pictures here, paste them, or',
  choose: 'Choose files',
  photo: 'Take a photo',
  invalid: PICTURE_MESSAGES.invalid,
  full: (max: number) => `A product has at most ${max} pictures. The others were left out.`,
  list: 'Pictures in their order',
  first: 'First picture',
  preview: (position: number) =>
    position === 1 ? 'Preview of the chosen picture' : `Preview of the chosen picture ${position}`,
  picture: (position: number) => `Picture ${position}`,
  waits: {
    preparing: 'The server is preparing it',
    awaited: 'No picture yet; a minute or two is normal',
    missing: 'No picture has arrived. Remove it, or choose one again.',
  } satisfies Record<PictureWait, string>,
  unusable: 'The server could not use this picture. Remove it and choose another one.',
  progress: 'Share of the picture that is sent',
  drag: (position: number) => `Move picture ${position}: drag, or press space and arrow keys`,
  earlier: (position: number) => `Move picture ${position} earlier`,
  later: (position: number) => `Move picture ${position} later`,
  remove: (position: number, count: number) => (count === 1 ? 'Clear picture' : `Remove picture ${position}`),
  removed: (position: number) => `Picture ${position} is removed with the next save.`,
  moved: (position: number, count: number) => `Now picture ${position} of ${count}.`,
} as const;
