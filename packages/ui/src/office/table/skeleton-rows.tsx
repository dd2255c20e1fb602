import { Skeleton } from '../../skeleton.tsx'
import { unseen } from './unseen.ts'

const widths = ['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5']
const places = [0, 1, 2, 3, 4, 5, 6, 7]

/** Rows in the shape of those that come: as many lines as most windows have room for. @param cells a key per column */
export function SkeletonRows({ cells }: { cells: readonly string[] }) {
  return places.map((place) => (
    <tr key={place} {...unseen} className="h-11 border-b border-line last:border-0">
      {cells.map((cell, at) => (
        <td key={cell} className="px-3">
          <Skeleton className={`h-4 ${widths[(place + at) % widths.length]}`} />
        </td>
      ))}
    </tr>
  ))
}

/** Cards in the shape of those that come. */
export function SkeletonCards() {
  return places.map((place) => (
    <li key={place} aria-hidden="true" className="grid gap-2 border-b border-line p-4 last:border-0">
      <Skeleton className={`h-5 ${widths[place % widths.length]}`} />
      <Skeleton className="h-4 w-1/3" />
    </li>
  ))
}
