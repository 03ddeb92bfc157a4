import { BRANDING_METHODS, BRANDING_METHOD_IDS } from './branding-methods';
import type { BrandingArea, BrandingPlace } from './product-fields';

/* Without schemas: public pages import it. */

/** Whether eight numbers, x and y of four corners, go once round a convex area, clockwise where y points down. */
export function isConvex(corners: readonly number[]): boolean {
  const at = (index: number): [number, number] => [corners[(index * 2) % 8] ?? 0, corners[(index * 2 + 1) % 8] ?? 0];
  return [0, 1, 2, 3].every((index) => {
    const [[x, y], [nextX, nextY], [afterX, afterY]] = [at(index), at(index + 1), at(index + 2)];
    return (nextX - x) * (afterY - nextY) - (nextY - y) * (afterX - nextX) > 1e-6;
  });
}

/** The areas that a picture shows, each with its place there. `imageName`: the picture's upload. */
export const areasOn = (imageName: string, areas: readonly BrandingArea[]): { area: BrandingArea; place: BrandingPlace }[] =>
  areas.flatMap((area) => {
    const place = area.places.find((one) => one.imageName === imageName);
    return place ? [{ area, place }] : [];
  });

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

function writeArea({ name, width, height, diameter, methods, colours, places }: BrandingArea): string {
  const onPictures = places.map((place) => `on ${place.imageName} ${[...place.corners, ...place.sag].map(rounded).join(' ')}`);
  return [
    name,
    `${width} x ${height} mm`,
    diameter === null ? '' : `round, ${diameter} mm`,
    methods.map((method) => BRANDING_METHODS[method]).join(', '),
    colours === null ? '' : `at most ${colours} ${colours === 1 ? 'colour' : 'colours'}`,
    ...onPictures,
  ]
    .filter(Boolean)
    .join(' | ');
}

/** Areas as the cell of a spreadsheet: "Front | 40 x 60 mm | Laser engraving | at most 2 colours". */
export const writeAreas = (areas: readonly BrandingArea[]): string => areas.map(writeArea).join('; ');

const SIZE = /^(\d+(?:\.\d+)?)\s*x\s*(\d+(?:\.\d+)?)\s*mm$/i;

function readPlace(detail: string): BrandingPlace | null {
  const [, imageName = '', numbers = ''] = /^on ([\w-]+) ([-\d. ]+)$/.exec(detail) ?? [];
  const values = numbers.split(' ').map(Number);
  return imageName !== '' && values.length === 10 ? { imageName, corners: values.slice(0, 8), sag: values.slice(8) } : null;
}

function readArea(text: string): BrandingArea | null {
  const [name = '', size = '', ...details] = text.split(/\s*\|\s*/);
  const [, width, height] = SIZE.exec(size) ?? [];
  if (name === '' || width === undefined || height === undefined) return null;
  const sides = { width: Number(width), height: Number(height) };
  const area: BrandingArea = { name, ...sides, diameter: null, methods: [], colours: null, places: [] };
  for (const detail of details) {
    const colours = /^at most (\d+) colours?$/i.exec(detail)?.[1];
    const diameter = /^round, (\d+(?:\.\d+)?) mm$/i.exec(detail)?.[1];
    const place = readPlace(detail);
    const labels = detail.split(/\s*,\s*/);
    const methods = BRANDING_METHOD_IDS.filter((method) => labels.includes(BRANDING_METHODS[method]));
    if (colours !== undefined) area.colours = Number(colours);
    else if (diameter !== undefined) area.diameter = Number(diameter);
    else if (place !== null) area.places.push(place);
    else if (methods.length === labels.length) area.methods = methods;
    else return null;
  }
  return area;
}

/** Reads what `writeAreas` wrote; null: it has another form. */
export function readAreas(text: string): BrandingArea[] | null {
  const areas = text
    .split(/\s*;\s*/)
    .filter(Boolean)
    .map(readArea);
  return areas.every((area) => area !== null) ? areas : null;
}
