import { LineDrawing } from './icon';

const PATHS = {
  edit: 'm5 16-1 4 4-1L19 8l-3-3L5 16Z',
  rename: 'M9 4h6M12 4v16M9 20h6',
  more: 'M12 5h.01M12 12h.01M12 19h.01',
  trash: 'M5 7h14M10 7V4h4v3m-7 0 1 13h8l1-13',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 2.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  copy: 'M9 9h11v11H9V9Zm-5 6V4h11',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  plus: 'M12 5v14M5 12h14',
  bold: 'M7 5h6.5a3.5 3.5 0 0 1 0 7H7V5Zm0 7h7.5a3.5 3.5 0 0 1 0 7H7v-7Z',
  italic: 'M10 5h8M6 19h8M14.5 5l-5 14',
  heading: 'M4 6v12M12 6v12M4 12h8M16 10.5a2.5 2.5 0 1 1 4.2 1.8L16 18h5',
  subheading: 'M4 6v12M12 6v12M4 12h8M16 9h4.5L18 12.5a2.7 2.7 0 1 1-2.2 4.3',
  bullets: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
  numbers: 'M10 6h11M10 12h11M10 18h11M4 4.5 5.5 4v4M4 11.5a1.2 1.2 0 1 1 2 1L4 15h2.3M4 17h2l-1.2 1.6A1.2 1.2 0 1 1 4 20.6',
  link: 'M10 14a4 4 0 0 0 6 .4l2.6-2.6a4 4 0 1 0-5.7-5.7L11.5 7.5M14 10a4 4 0 0 0-6-.4l-2.6 2.6a4 4 0 1 0 5.7 5.7l1.4-1.4',
  table: 'M4 5h16v14H4V5Zm0 5h16M4 14.5h16M10 10v9',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'm16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
  addRow: 'M4 5h16v6H4V5Zm8 9v6m-3-3h6',
  deleteRow: 'M4 5h16v6H4V5Zm5 12h6',
  addColumn: 'M5 4h6v16H5V4Zm12 5v6m-3-3h6',
  deleteColumn: 'M5 4h6v16H5V4Zm9 8h6',
  deleteTable: 'M4 5h16v14H4V5Zm5 4 6 6m0-6-6 6',
  up: 'M12 19V5m-6 6 6-6 6 6',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
} as const;

export type StaffIconName = keyof typeof PATHS;

/** Icons that only staff see: visitors do not load them. */
export const StaffIcon = ({ name, size = 20 }: { name: StaffIconName; size?: number }) => (
  <LineDrawing path={PATHS[name]} size={size} width={name === 'grip' || name === 'more' ? 2.5 : 1.75} />
);
