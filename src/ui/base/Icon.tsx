/** Strokes on a 20 × 20 grid. */
const STROKES = {
  add: 'M10 4v12M4 10h12',
  alert: 'M10 3.2 17.3 16H2.7L10 3.2ZM10 8.2v3.6M10 13.9v.1',
  archive: 'M3.5 4.5h13v3h-13zM4.8 7.5v8h10.4v-8M8 10.5h4',
  arrowDown: 'M10 4v12M5 11l5 5 5-5',
  arrowLeft: 'M16 10H4M9 5l-5 5 5 5',
  arrowRight: 'M4 10h12M11 5l5 5-5 5',
  arrowUp: 'M10 16V4M5 9l5-5 5 5',
  attachment:
    'm15.5 9.5-5.8 5.8a3.6 3.6 0 0 1-5-5.1l6.4-6.4a2.4 2.4 0 0 1 3.4 3.4l-6.4 6.4a1.2 1.2 0 0 1-1.7-1.7l5.4-5.4',
  bed: 'M3 4.5v12M3 13.5h14M17 16.5v-5a2 2 0 0 0-2-2H3M6.2 6.7h.1',
  bell: 'M5.5 14V9a4.5 4.5 0 0 1 9 0v5l1.5 1.2H4L5.5 14ZM8.4 17.4h3.2',
  briefcase: 'M3 6.5h14V16H3zM7.5 6.5V4h5v2.5M3 10.5h14',
  calendar: 'M3.5 5.5h13v11h-13zM3.5 9h13M7 3v4M13 3v4',
  chat: 'M3 4h14v9.5H9.5L6 16.8v-3.3H3zM6.3 7.3h7.4M6.3 10.2h5',
  check: 'm4 10.5 4 4 8-9',
  chevronDown: 'm5.5 7.8 4.5 4.5 4.5-4.5',
  chevronLeft: 'm12.2 5.5-4.5 4.5 4.5 4.5',
  chevronRight: 'm7.8 5.5 4.5 4.5-4.5 4.5',
  chevronUp: 'm5.5 12.2 4.5-4.5 4.5 4.5',
  close: 'm5 5 10 10M15 5 5 15',
  command: 'M7 7h6v6H7zM7 7H5a2 2 0 1 1 2-2v2Zm6 0V5a2 2 0 1 1 2 2h-2Zm0 6h2a2 2 0 1 1-2 2v-2Zm-6 0v2a2 2 0 1 1-2-2h2Z',
  compass: 'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4ZM13.2 6.8l-1.9 4.5-4.5 1.9 1.9-4.5 4.5-1.9Z',
  copy: 'M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7',
  database:
    'M10 3c3.6 0 6 1 6 2.4S13.600 7.800 10 7.800 4 6.800 4 5.400 6.400 3 10 3ZM4 5.400v9.200C4 16 6.400 17 10 17s6-1 6-2.400V5.400M4 10c0 1.400 2.400 2.400 6 2.400s6-1 6-2.400',
  dots: 'M4.6 10h.1M10 10h.1M15.4 10h.1',
  download: 'M10 3.5v9M6 9l4 4 4-4M4 16.5h12',
  external: 'M8 4.5H4.5v11h11V12M11 4h5v5M16 4l-7 7',
  eye: 'M2.5 10S5.3 5 10 5s7.5 5 7.5 5-2.8 5-7.5 5-7.5-5-7.5-5ZM10 7.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z',
  filter: 'M3.5 5h13M6 10h8M8.5 15h3',
  globe:
    'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4ZM2.8 10h14.4M10 2.8c2.6 2.2 2.9 11.9 0 14.4-2.9-2.5-2.6-12.2 0-14.4Z',
  help: 'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4ZM7.9 8a2.1 2.1 0 1 1 3.2 1.8c-.7.4-1.1.8-1.1 1.6M10 13.7v.1',
  image: 'M3 4h14v12H3zM3 13.5l4-4 3.5 3.5 2.5-2.5 4 4M13 7.2h.1',
  info: 'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4ZM10 9.2v4.3M10 6.5v.1',
  keyboard: 'M2.8 5.5h14.4v9H2.8zM5.5 8.3h.1M8.5 8.3h.1M11.5 8.3h.1M14.4 8.3h.1M7 11.7h6',
  link: 'm8.3 11.7 3.4-3.4M9 6.2l1.8-1.8a3.4 3.4 0 0 1 4.8 4.8L13.8 11M11 13.8l-1.8 1.8a3.4 3.4 0 0 1-4.8-4.8L6.2 9',
  list: 'M7.5 5.5h9M7.5 10h9M7.5 14.5h9M3.8 5.5h.1M3.8 10h.1M3.8 14.5h.1',
  lock: 'M5 9h10v7.5H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  menu: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13',
  minus: 'M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4ZM6.5 10h7',
  moon: 'M16 12.2A6.7 6.7 0 0 1 7.8 4a6.7 6.7 0 1 0 8.2 8.2Z',
  mountain: 'm2.5 15.5 5.2-9 3.4 5.9 1.7-2.9 4.7 6ZM6.3 9l1.4 1.4L9.1 9',
  news: 'M3 4.5h11v11.3H4.7A1.7 1.7 0 0 1 3 14V4.5ZM14 8h3v6a1.7 1.7 0 0 1-3 1M5.8 7.7h5.4M5.8 10.2h5.4M5.8 12.7h3',
  page: 'M5 3h6.5L15.5 7v10H5zM11.5 3v4h4M7.8 10.5h5M7.8 13.3h5',
  pencil: 'm3.8 16.2.7-3.4L13.3 4a1.7 1.7 0 0 1 2.6 2.6L7.2 15.5l-3.4.700ZM11.8 5.5l2.6 2.6',
  pin: 'M10 17.3S4.7 12.7 4.7 8.3a5.3 5.3 0 0 1 10.6 0c0 4.4-5.3 9-5.3 9ZM10 6.5a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Z',
  refresh: 'M16 5v4h-4M4 15v-4h4M15.7 9A6 6 0 0 0 5 6.8M4.3 11A6 6 0 0 0 15 13.2',
  revision: 'M4 5.5v4h4M4.4 9.3A6 6 0 1 1 5 13.3M10 7v3.3l2.3 1.5',
  road: 'M7 3 3.5 17M13 3l3.5 14M10 3.5v2.2M10 8.9v2.2M10 14.3v2.2',
  route:
    'M6.5 15.2h6a2.9 2.9 0 0 0 0-5.8h-5a2.35 2.35 0 0 1 0-4.7h6M4.7 13.4a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6ZM15.3 2.9a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Z',
  search: 'M8.8 3.5a5.3 5.3 0 1 1 0 10.6 5.3 5.3 0 0 1 0-10.6ZM12.7 12.7l4 4',
  settings:
    'M3.5 6h7M14.5 6h2M3.5 14h2M9.5 14h7M12.5 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM7.5 12a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  signOut: 'M8 3.5H4v13h4M8.5 10H17M13.5 6.5 17 10l-3.5 3.5',
  sort: 'm6.5 8 3.5-3.5L13.5 8M6.5 12l3.5 3.5 3.5-3.5',
  star: 'm10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9L3 8.1l4.9-.6L10 3Z',
  sun: 'M10 6.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4ZM10 2.5v1.5M10 16v1.5M2.5 10H4M16 10h1.5M4.7 4.7l1 1M14.3 14.3l1 1M15.3 4.7l-1 1M5.7 14.3l-1 1',
  tag: 'M3.5 3.5h6.3l6.7 6.7-6.3 6.3-6.7-6.7V3.5ZM7 7h.1',
  trash: 'M3.5 5.5h13M8 5.5v-2h4v2M5.2 5.5l.7 11h8.2l.7-11M8.5 8.7v4.6M11.5 8.7v4.6',
  upload: 'M10 13V4M6 7.5l4-4 4 4M4 16.5h12',
  user: 'M10 3.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4ZM3.8 16.5c.6-3 3-4.5 6.2-4.5s5.6 1.5 6.2 4.5',
  users:
    'M7.5 4a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8ZM2.3 16c.5-2.8 2.5-4.2 5.2-4.2s4.7 1.4 5.2 4.2M12.8 4.2a2.9 2.9 0 0 1 0 5.5M14.5 12c1.8.6 2.9 1.9 3.2 4',
  webcam:
    'M10 2.8a5.3 5.3 0 1 1 0 10.6 5.3 5.3 0 0 1 0-10.6ZM10 6.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM10 13.4V17M6 17h8',
} as const;

export type IconName = keyof typeof STROKES;

interface IconProps {
  readonly name: IconName;
  /** Side in pixels at a 16 px root; grows with the text. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** An icon of the house set, hidden from assistive technology: its control carries the name. */
export function Icon({ name, size = 18, className }: IconProps) {
  const side = `${size / 16}rem`;
  return (
    <svg
      viewBox="0 0 20 20"
      width={side}
      height={side}
      // Strokes stay within: nothing has to be clipped, which a page full of icons pays for at each key.
      style={{ width: side, height: side, overflow: 'visible' }}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className ?? 'shrink-0'}
    >
      <path d={STROKES[name]} />
    </svg>
  );
}
