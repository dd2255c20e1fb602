import { Picture } from '@narthex/ui/picture'
import { Link } from 'react-router'
import type { AnyConsoleResource, OfficeRecord } from '../../console-resource.ts'
import { recordPath } from '../../kind-paths.ts'

/** A record in a list that staff put in order: its picture, its name, and below it what else the list shows. */
export function OrderedRow({ kind, record }: { kind: AnyConsoleResource; record: OfficeRecord }) {
  const [first, ...others] = kind.list.columns.filter(({ isExtra }) => !isExtra)
  const { picture } = kind.list
  const address = picture?.(record)
  return (
    <div className="relative flex min-h-9 items-center gap-3">
      {picture && (
        <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken text-sm font-semibold text-muted">
          {address ? (
            <Picture src={address} alt="" sizes="3rem" className="block size-11" />
          ) : (
            <span aria-hidden="true">{kind.nameOf(record).slice(0, 1)}</span>
          )}
        </span>
      )}
      <div className="min-w-0 grow">
        <Link
          to={recordPath(kind, record.id)}
          className="font-medium wrap-anywhere after:absolute after:-inset-y-1.5 after:inset-x-0 hover:underline"
        >
          {first?.cell(record) || kind.nameOf(record)}
        </Link>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted empty:hidden">
          {others.map(({ name, cell }) => (
            <span key={name} className="empty:hidden wrap-anywhere">
              {cell(record)}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
