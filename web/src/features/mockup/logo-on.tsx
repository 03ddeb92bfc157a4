import type { PictureSummary } from '@catalogue/contract/entities/picture';
import type { Mockup } from '@catalogue/contract/mockup';
import { Suspense, useSyncExternalStore } from 'react';
import { optional } from '../../ui/optional';
import { isLogoShown, onLogoShown } from './logo-flag';

const LogoLayer = optional(() => import('./logo-layer'));

interface Props {
  productId: string;
  picture: PictureSummary | null;
  /** As it was chosen for a line; missing: as this device shows the product. */
  mockup?: Mockup | undefined;
  /** The text beside the picture says all that it shows: for screen readers it is not there. */
  isDecorative?: boolean;
}

/** The device's logo over a product's picture, in a parent that is placed. Nothing where there is no logo. */
export function LogoOn({ picture, ...layer }: Props) {
  const isShown = useSyncExternalStore(onLogoShown, isLogoShown, () => false);
  return isShown && picture ? (
    <Suspense>
      <LogoLayer picture={picture} {...layer} />
    </Suspense>
  ) : null;
}
