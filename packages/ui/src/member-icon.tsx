import { DrawnIcon, Icon, type IconName } from './icon.tsx'

/** Signs that only members' pages need: they are no part of what every page loads. Drawn as `Icon` draws. */
const paths = {
  card: 'M5 6h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zm4 7a1.75 1.75 0 1 0 0-3.5A1.75 1.75 0 0 0 9 13zm-2.5 2.75c.4-1 1.3-1.5 2.5-1.5s2.1.5 2.5 1.5M14 10.5h3.5M14 13.5h3.5',
  creditCard: 'M4.5 6h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zm-1 4h17M6.5 14.5h3.5',
  camera:
    'M5 8h2.5l1.5-2.5h6L16.5 8H19a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zm7 8.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5z',
  mobile: 'M8.5 3.5h7a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zm2.5 14h2',
  key: 'M8.5 19.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm2.9-6.9L19.5 4.5m-4 4 2.5 2.5m-4.8-.2 2 2',
  shield: 'M12 3.5l7 2.5v5.5c0 4.4-2.9 7.4-7 9-4.1-1.6-7-4.6-7-9V6zm-3 8.6 2.2 2.2 4-4.4',
  edit: 'M5 19l1-4L15.5 5.5a1.4 1.4 0 0 1 2 0l1 1a1.4 1.4 0 0 1 0 2L9 18zm9-12 3 3',
  trash:
    'M4.5 7h15M9.5 7V5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2m-8 0 .8 12a1 1 0 0 0 1 1h7.4a1 1 0 0 0 1-1L17.5 7M10 11v5.5m4-5.5v5.5',
  plus: 'M12 5v14M5 12h14',
  undo: 'M8.5 5 4.5 9l4 4M4.5 9h9a6 6 0 0 1 0 12H9',
  bell: 'M6 17.5h12c-1.2-1.2-1.5-2.6-1.5-5.5v-1.5a4.5 4.5 0 0 0-9 0V12c0 2.9-.3 4.3-1.5 5.5zM12 6V4m-2 16.5a2.2 2.2 0 0 0 4 0',
  sliders:
    'M4.5 8h7m5 0h3M4.5 16h3m5 0h7M14 10.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5zm-4 8a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5z',
  printer:
    'M7.5 9V4.5h9V9M7.5 16.5H5a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v5.5a1 1 0 0 1-1 1h-2.5m-9-3h9v6h-9zM16.5 11.75h.01',
  turn: 'M4.5 9.5h13a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H10M8 6 4.5 9.5 8 13',
  turnLeft: 'M5 5v4.5h4.5M5.4 9.5a7.5 7.5 0 1 1-.6 5',
  turnRight: 'M19 5v4.5h-4.5M18.6 9.5a7.5 7.5 0 1 0 .6 5',
  picture:
    'M5 5h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zm4 6a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zm-5 6 5-4.5 3.5 3L16 12l4 4',
} as const

type OwnName = keyof typeof paths
export type MemberIconName = OwnName | IconName

export const memberIconNames = Object.keys(paths) as OwnName[]

/** A small drawn sign beside a word, of those that every page has or of these; never the only name of a control. */
export function MemberIcon({ name, className = 'size-6' }: { name: MemberIconName; className?: string }) {
  if (!isOwn(name)) return <Icon name={name} className={className} />
  return <DrawnIcon path={paths[name]} className={className} />
}

function isOwn(name: MemberIconName): name is OwnName {
  return name in paths
}
