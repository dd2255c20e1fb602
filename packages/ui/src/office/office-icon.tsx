import { DrawnIcon } from '../icon.tsx'
import { ToolIcon, type ToolIconName } from '../tool-icon.tsx'

/** Signs of the office alone: the site does not load them. Drawn as `Icon` draws. */
const paths = {
  up: 'M12 19V5.5m-5.5 5.5L12 5.5l5.5 5.5',
  down: 'M12 5v13.5m-5.5-5.5 5.5 5.5 5.5-5.5',
  unsorted: 'M8 10l4-4 4 4m-8 4 4 4 4-4',
  columns: 'M5 5h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zm4.5 0v14m5-14v14',
  filter: 'M4.5 6.5h15M7.5 12h9m-6 5.5h3',
  grip: 'M9 6.5h.01M9 12h.01M9 17.5h.01M15 6.5h.01M15 12h.01M15 17.5h.01',
  upload: 'M12 15V4.5m-4 4 4-4 4 4M5 19.5h14',
  photo:
    'M4 8h3.5L9 5.5h6L16.5 8H20a.75.75 0 0 1 .75.75V18a1 1 0 0 1-1 1H4.25a1 1 0 0 1-1-1V8.75A.75.75 0 0 1 4 8zm8 8.25a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5z',
  file: 'M6.5 4h7.5l4 4v11a1 1 0 0 1-1 1H6.5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM13.5 4v4.5H18',
} as const

type OwnName = keyof typeof paths
export type OfficeIconName = OwnName | ToolIconName

/** A small drawn sign beside a word, of the office's or of all others; never the only name of a control. */
export function OfficeIcon({ name, className = 'size-5' }: { name: OfficeIconName; className?: string }) {
  if (!isOwn(name)) return <ToolIcon name={name} className={className} />
  return <DrawnIcon path={paths[name]} strokeWidth={name === 'grip' ? 2.5 : 1.75} className={className} />
}

function isOwn(name: OfficeIconName): name is OwnName {
  return name in paths
}
