/** Drawn on a 24-unit square with a round 1.75 stroke. */
const paths = {
  home: 'M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5h-5v5H5a1 1 0 0 1-1-1z',
  live: 'M5 6h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zm5.5 3.5v5l4-2.5z',
  calendar: 'M5 6.5h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7.5a1 1 0 0 1 1-1zM4 11h16M8 4v4m8-4v4',
  give: 'M12 19.5C6 15.5 4 12.5 4 9.5A4.2 4.2 0 0 1 12 8a4.2 4.2 0 0 1 8 1.5c0 3-2 6-8 10z',
  prayer: 'M12 4c1.5 3.5 4 5 4 8.5a4 4 0 0 1-8 0C8 9 10.5 7.5 12 4zM6 20h12M12 16.5V20',
  people:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm-6 8c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M15.5 5.2a3 3 0 0 1 0 5.6M17.5 14c2.2.7 3.5 2.5 3.5 5',
  book: 'M12 7c-2-1.5-4.5-2-8-2v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V5c-3.5 0-6 .5-8 2zm0 0v13',
  church: 'M12 3v5m-2-3h4M12 8l-5 4v8h10v-8zM7 14l-3 2v4h3m10-6 3 2v4h-3m-6.5 0v-3.5a1.5 1.5 0 0 1 3 0V20',
  play: 'M8 5.5v13l10.5-6.5z',
  pin: 'M12 21c4.5-4.5 7-8 7-11a7 7 0 0 0-14 0c0 3 2.5 6.5 7 11zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  phone: 'M6 4h3l1.5 4.5L8.5 10a12 12 0 0 0 5.5 5.5l1.5-2L20 15v3a2 2 0 0 1-2 2A14 14 0 0 1 4 6a2 2 0 0 1 2-2z',
  mail: 'M5 6h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zm-.5 1.5L12 13l7.5-5.5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7.5 8.5c0-4 3-6 7.5-6s7.5 2 7.5 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  arrow: 'M5 12h14m-5.5-5.5L19 12l-5.5 5.5',
  external: 'M9 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-3M13 5h6v6m0-6-8.5 8.5',
  mic: 'M12 15a3 3 0 0 0 3-3V7a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3zm-6-3.5a6 6 0 0 0 12 0M12 17.5V21',
  news: 'M5 5h11v14H6a1 1 0 0 1-1-1zm11 5h3v7.5a1.5 1.5 0 0 1-3 0zM8 9h5M8 12.5h5M8 16h3',
  hands:
    'M4 13v6h3.5l6 1.5L20 17a1.5 1.5 0 0 0-1.5-2.5l-4 1.5m0 0a1.5 1.5 0 0 0-1-2.5H11L8.5 12H4m9-2.5a3.2 3.2 0 0 1 5.5-3 3.2 3.2 0 0 1-2.5 5',
  checklist: 'M4.5 7l1.5 1.5L8.5 6M4.5 13l1.5 1.5L8.5 12M4.5 18.5H8M12 7.5h8M12 13.5h8M12 18.5h8',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  camera: 'M5 7h9a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zm10 4 5-3v8l-5-3',
  music: 'M9 17.5V6.5L19 4v11.5M9 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zm10-2a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  school: 'M12 5 2.5 9.5 12 14l9.5-4.5zM6.5 11.5V16c1.5 1.4 3.3 2 5.5 2s4-.6 5.5-2v-4.5M21.5 9.5v5',
  shelf: 'M5 5h4v14H5zm4 0h4v14H9zm4.4 1.2 3.4-.9 3.2 12.8-3.4.9z',
  sprout:
    'M12 20v-8.5m0 4c-3.8 0-6.5-2.2-6.5-6.5 3.8 0 6.5 2.2 6.5 6.5zm0-4c0-3.8 2.2-6.5 6.5-6.5 0 4.3-2.7 6.5-6.5 6.5z',
  talk: 'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7l-4.5 3.5V16H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zm3 4h8m-8 3h5',
  child: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zm-3-9h.01M15 11h.01M8.5 14.5c2 2 5 2 7 0M12 4c1 .5 1 2-.5 2.5',
  radio:
    'M5 10h14a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zm1-.5L17 5M8 16.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zm5-3.5h4m-4 3h4',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v1.5m0 15V21M3 12h1.5m15 0H21M5.6 5.6l1.1 1.1m10.6 10.6 1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
  moon: 'M20 14.5A8.3 8.3 0 0 1 9.5 4 8.3 8.3 0 1 0 20 14.5z',
  device: 'M4.5 5h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM9 20h6m-3-4v4',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.7-1.8L20 20',
  chevron: 'M7 10l5 5 5-5',
  note: 'M6 4h9l4 4v11a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zm8.5 0v4.5H19M8.5 12.5h7m-7 3.5h4.5',
  ticket:
    'M4 8a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v2.2a2 2 0 0 0 0 3.6V16a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-2.2a2 2 0 0 0 0-3.6zm10-1v2m0 2v2m0 2v2',
  leave: 'M10 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h4m4.5-3.5L18.5 12l-4-4m4 4H9.5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  check: 'M5.5 12.5l4.5 4.5 8.5-10',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5.5M12 7.75h.01',
  warning:
    'M10.6 5.2 3.7 17.1A1.6 1.6 0 0 0 5.1 19.5h13.8a1.6 1.6 0 0 0 1.4-2.4L13.4 5.2a1.6 1.6 0 0 0-2.8 0zM12 10v4M12 16.5h.01',
  locate: 'M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM12 3v3m0 12v3M3 12h3m12 0h3M12 12h.01',
  offline:
    'M4 4l16 16M8.5 15.5a5 5 0 0 1 6-.8M5 12a10 10 0 0 1 4.5-2.6m4 .1A10 10 0 0 1 19 12M2 8.5a15 15 0 0 1 4-2.6m4.5-1.3A15 15 0 0 1 22 8.5M12 19h.01',
} as const

export type IconName = keyof typeof paths

export const iconNames = Object.keys(paths) as IconName[]

/** A small drawn sign beside a word; never the only name of a control. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return <DrawnIcon path={paths[name]} strokeWidth={name === 'more' ? 2.5 : 1.75} className={className} />
}

/** A sign from its path, for sets that only some pages need. */
export function DrawnIcon({
  path,
  strokeWidth = 1.75,
  className,
}: {
  path: string
  strokeWidth?: number
  className: string
}) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${className}`} aria-hidden="true" focusable="false">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
