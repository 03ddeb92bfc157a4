import { LineDrawing } from './icon';

const PATHS = {
  edit: 'm5 16-1 4 4-1L19 8l-3-3L5 16Z',
  trash: 'M5 7h14M10 7V4h4v3m-7 0 1 13h8l1-13',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 2.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  copy: 'M9 9h11v11H9V9Zm-5 6V4h11',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  plus: 'M12 5v14M5 12h14',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
} as const;

/** Icons that only staff see: visitors do not load them. */
export const StaffIcon = ({ name, size = 20 }: { name: keyof typeof PATHS; size?: number }) => (
  <LineDrawing path={PATHS[name]} size={size} width={name === 'grip' ? 2.5 : 1.75} />
);
