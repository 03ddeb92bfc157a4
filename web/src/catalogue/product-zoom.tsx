import type { ComponentProps } from 'react';
import { Dialog } from '../ui/dialog';
import { Picture } from '../ui/picture';

interface Props {
  title: string;
  picture: ComponentProps<typeof Picture>['picture'];
  onClose: () => void;
}

/** The product's picture as large as the screen allows. */
export default function ProductZoom({ title, picture, onClose }: Props) {
  return (
    <Dialog title={title} wide onClose={onClose}>
      <Picture picture={picture} alt={title} sizes="min(56rem, 100vw)" priority />
    </Dialog>
  );
}
