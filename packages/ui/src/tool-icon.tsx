import { DrawnIcon, Icon, type IconName } from './icon.tsx'

/** Signs of tools to read and play with: they are no part of what every page loads. Drawn as `Icon` draws. */
const paths = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  zoomIn: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.7-1.8L20 20M10.5 8v5M8 10.5h5',
  zoomOut: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.7-1.8L20 20M8 10.5h5',
  download: 'M12 4.5v10m-4-3.5 4 4 4-4M5 19.5h14',
  expand: 'M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15m10.5 4.5h4.5V15',
  shrink: 'M4.5 9H9V4.5M19.5 9H15V4.5M4.5 15H9v4.5m10.5-4.5H15v4.5',
  previous: 'M14.5 6l-6 6 6 6',
  next: 'M9.5 6l6 6-6 6',
  pause: 'M8.5 5.5v13m7-13v13',
  rewind: 'M12 4.5a7.75 7.75 0 1 1-7.6 6.2M13.5 2 11 4.5 13.5 7',
  forward: 'M12 4.5a7.75 7.75 0 1 0 7.6 6.2M10.5 2 13 4.5 10.5 7',
  skip: 'M7 6v12l8.5-6zM17.5 6v12',
  undo: 'M8.5 5 4.5 9l4 4M4.5 9h9a6 6 0 0 1 0 12H9',
  sliders:
    'M4.5 8h7m5 0h3M4.5 16h3m5 0h7M14 10.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5zm-4 8a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5z',
  printer:
    'M7.5 9V4.5h9V9M7.5 16.5H5a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v5.5a1 1 0 0 1-1 1h-2.5m-9-3h9v6h-9zM16.5 11.75h.01',
  song: 'M9 17.5V6l10-2v11.5M9 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zm10-2a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  share: 'M12 15V4m-4 3.5L12 4l4 3.5M8 11H6a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7a1 1 0 0 0-1-1h-2',
  flag: 'M6.5 20.5V4m0 .75h11l-2.5 4 2.5 4h-11',
  chat: 'M5 19.5l1.2-3.7A8 8 0 1 1 9 18.4zM9 10.5h6m-6 3.25h4',
  letters:
    'M3.5 18 8 6.5h.6L13 18m-7.9-4h6.4m9 4v-4.75a2.5 2.5 0 0 0-4.6-1.35M20.5 15.5a2.25 2.25 0 1 1-2.25-2.1c.9 0 2.25.1 2.25.1',
  redo: 'M15.5 5l4 4-4 4m4-4h-9a6 6 0 0 0 0 12H15',
  trash: 'M5 7h14M10 7V4.75h4V7m-7.5 0 .75 12.25h9.5L17.5 7M10.25 10.5v5.5m3.5-5.5v5.5',
  star: 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5L4 9.7 9.6 9z',
  picture:
    'M5 5h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM4 16l4.5-4.5 4 4 3-3L20 16.5M15.5 9.5h.01',
  copy: 'M9 9h9.5a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1zM15.5 9V4.5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1V14a1 1 0 0 0 1 1h3',
  screen: 'M7 16.5H4.75a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1h14.5a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H17M12 14.5l4 5H8z',
  speaker:
    'M5 9.75h3L12 6v12l-4-3.75H5a1 1 0 0 1-1-1v-2.5a1 1 0 0 1 1-1zm10-.5a4 4 0 0 1 0 5.5m2.5-8a7.5 7.5 0 0 1 0 10.5',
} as const

type OwnName = keyof typeof paths
export const toolIconNames = Object.keys(paths) as OwnName[]
export type ToolIconName = OwnName | IconName

/** A small drawn sign, of those that every page has or of these; never the only name of a control. */
export function ToolIcon({ name, className = 'size-6' }: { name: ToolIconName; className?: string }) {
  if (!isOwn(name)) return <Icon name={name} className={className} />
  return <DrawnIcon path={paths[name]} className={className} />
}

function isOwn(name: ToolIconName): name is OwnName {
  return name in paths
}
