import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { AnyConsoleResource, Column, OfficeRecord } from '../console-resource.ts'
import { recordPath } from '../kind-paths.ts'
import { rememberOpened } from './last-opened.ts'

export interface RecordRowProps {
  readonly kind: AnyConsoleResource
  readonly item: OfficeRecord
  readonly columns: readonly Column<OfficeRecord>[]
  /** In the whole table, its head counted. */
  readonly rowIndex: number
  readonly isMarked: boolean
  readonly onMark: () => void
  readonly onOpen: () => void
}

/** A record in a list. Its first cell is the link; the rest of the row opens it, too. */
export function RecordRow({ kind, item, columns, rowIndex, isMarked, onMark, onOpen }: RecordRowProps) {
  const t = useTranslations('consoleList')
  const names = useTranslations(`${kind.texts}.columns`)
  const name = kind.nameOf(item)
  const [first, ...others] = columns
  return (
    <tr
      aria-rowindex={rowIndex}
      data-marked={isMarked || undefined}
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('a, button, input, label')) onOpen()
      }}
      className="cursor-pointer border-b border-line hover:bg-sunken data-marked:bg-brand-soft"
    >
      <td className="row-mark">
        <label className="-m-3 grid size-11 cursor-pointer place-items-center lg:-m-2.5">
          <input
            type="checkbox"
            aria-label={t('select', { title: name })}
            checked={isMarked}
            onChange={onMark}
            className="size-4.5 cursor-pointer accent-(--brand-text)"
          />
        </label>
      </td>
      {first && (
        <th scope="row" className="row-title text-start font-medium">
          <Link
            to={recordPath(kind, item.id)}
            data-row=""
            onClick={() => rememberOpened(kind.name, item.id)}
            className="block py-3 wrap-anywhere hover:underline lg:py-2.5"
          >
            {first.cell(item)}
          </Link>
        </th>
      )}
      {others.map(({ name: column, cell, isNumber }) => (
        <td key={column} className={`py-2.5 pe-4 text-muted ${isNumber ? 'text-end' : ''}`}>
          <span className="cell-name">{names(column)}: </span>
          {cell(item)}
        </td>
      ))}
    </tr>
  )
}
