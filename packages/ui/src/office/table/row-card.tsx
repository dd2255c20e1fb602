import { RowBox, RowMenu, type RowProps, RowTitle } from './row-parts.tsx'

/** One record as a card, on phones and wherever the columns have no room. */
export function RowCard<Row extends object>(props: RowProps<Row>) {
  const { row, columns, index, isActive, isSelected, canSelect, measure } = props
  const [, ...others] = columns
  return (
    <li
      ref={measure}
      data-index={index}
      data-row={index}
      tabIndex={isActive ? 0 : -1}
      className={`flex scroll-my-28 items-start gap-1 border-b border-line p-1 last:border-0 focus-visible:-outline-offset-2 ${isSelected ? 'bg-brand-soft' : ''}`}
    >
      {canSelect && <RowBox {...props} />}
      <div className={`min-w-0 grow py-2.5 wrap-anywhere ${canSelect ? '' : 'ps-3'}`}>
        <div className="text-base leading-6">
          <RowTitle {...props} />
        </div>
        {others.length > 0 && (
          <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
            {others.map(({ id, header, cell }) => (
              <div key={id} className="flex min-w-0 gap-1.5">
                <dt className="sr-only">{header}</dt>
                <dd className="min-w-0">{cell(row)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <RowMenu {...props} />
    </li>
  )
}
