const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  chevron: 'm7 10 5 5 5-5',
  chat: 'M4 5h16v11H9l-5 4V5Z',
  phone: 'M6 4h3l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2L20 15v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2Z',
  mail: 'M4 6h16v12H4V6Zm0 1 8 6 8-6',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 12v7h14v-7',
  link: 'M10 14a4 4 0 0 0 6 .4l2.6-2.6a4 4 0 1 0-5.7-5.7L11.5 7.5M14 10a4 4 0 0 0-6-.4l-2.6 2.6a4 4 0 1 0 5.7 5.7l1.4-1.4',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10-6.5-10-6.5Z',
  left: 'm14 6-6 6 6 6',
  right: 'm10 6 6 6-6 6',
  star: 'm12 4 2.4 5.1 5.6.7-4.1 3.9 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.8l5.6-.7L12 4Z',
  basket: 'M4 9h16l-1.6 10H5.6L4 9ZM8 9l3-5m5 5-3-5M9.5 12.5v3.5m5-3.5v3.5',
  outbox: 'M4 13h4l1.5 2.5h5L16 13h4M4 13v6h16v-6M4 13l2.5-8h11L20 13',
  instagram:
    'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3Zm5 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM17 7h.01',
  facebook: 'M14 21v-7h3l.5-3.5H14V8.5c0-1 .5-2 2-2h1.5v-3S16.2 3 15 3c-2.5 0-4.5 1.5-4.5 4.5v3h-3V14h3v7',
  linkedin: 'M6 10v9M6 5.5h.01M11 19v-9m0 4c0-2.5 1.5-4 3.7-4S18 11.5 18 14v5',
} as const;

/** A line drawing in the colour of the text; it only decorates, so its control carries the name. */
export const LineDrawing = ({ path, size, width = 1.75 }: { path: string; size: number; width?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
);

/** Icons of the public site; staff have more (staff-icon.tsx). */
export type IconName = keyof typeof PATHS;

export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => <LineDrawing path={PATHS[name]} size={size} />;
