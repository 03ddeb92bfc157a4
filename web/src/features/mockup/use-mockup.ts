import { uploadNameOf } from '@catalogue/contract/gallery';
import { areasOn } from '@catalogue/contract/branding-areas';
import type { PictureSummary } from '@catalogue/contract/entities/picture';
import { CENTRED, type Mockup } from '@catalogue/contract/mockup';
import type { BrandingArea, BrandingPlace } from '@catalogue/contract/product-fields';
import { useEffect, useSyncExternalStore } from 'react';
import { deviceLogo, loadLogo, onDeviceLogo, type DeviceLogo } from './device-logo';
import { firstInk } from './render/methods';

/** The logo of this device, once it has been read; null without one. */
export function useDeviceLogo(): DeviceLogo | null {
  useEffect(() => void loadLogo(), []);
  return useSyncExternalStore(onDeviceLogo, deviceLogo, () => null);
}

/** How an area is shown before anything is chosen. */
export function firstMockup({ name, methods: [method = 'uvPrint'] }: BrandingArea): Mockup {
  return { ...CENTRED, area: name, method, ink: firstInk(method) };
}

/** How the logo stands on a product: as chosen, if the product still has that area and method, else as it starts. */
export function mockupOf(logo: DeviceLogo, productId: string, areas: readonly BrandingArea[]): Mockup | null {
  const chosen = logo.mockups[productId];
  const area = areas.find(({ name }) => name === chosen?.area) ?? areas[0];
  if (area === undefined) return null;
  const holds = chosen?.area === area.name && area.methods.includes(chosen.method);
  return holds ? chosen : firstMockup(area);
}

/** How an area of a product is shown: with the logo as it is chosen, else as it starts. null: the product has no area. */
export function shownMockup(logo: DeviceLogo | null, productId: string, areas: readonly BrandingArea[]): Mockup | null {
  if (logo !== null) return mockupOf(logo, productId, areas);
  const [first] = areas;
  return first ? firstMockup(first) : null;
}

/** Where a picture shows the area of a mock-up; undefined where it does not. */
export const placeOf = (
  picture: PictureSummary,
  { area: wanted }: Mockup,
  areas: readonly BrandingArea[],
): { area: BrandingArea; place: BrandingPlace } | undefined =>
  areasOn(uploadNameOf(picture), areas).find(({ area }) => area.name === wanted);
