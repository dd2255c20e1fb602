import { RowBox, RowMenu, type RowProps, RowTitle } from './row-parts.tsx'

/** One record as a row of 44 px, or 48 where it is touched. */
export function TableRow<Row extends object>(props: RowProps<Row>) {
  const { row, columns, index, isActive, isSelected, canSelect, rowActions, measure } = props
  const [, ...others] = columns
  return (
    <tr
      ref={measure}
      data-index={index}
      data-row={index}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={index + 2}
      className={`h-11 scroll-my-28 border-b border-line last:border-0 focus-visible:-outline-offset-2 pointer-coarse:h-12 ${isSelected ? 'bg-brand-soft' : 'hover:bg-sunken'}`}
    >
      {canSelect && (
        <td className="p-0 ps-1">
          <RowBox {...props} />
        </td>
      )}
      <th scope="row" className="px-3 py-1.5 text-start font-normal wrap-anywhere">
        <RowTitle {...props} />
      </th>
      {others.map(({ id, cell, align }) => (
        <td key={id} className={`px-3 py-1.5 wrap-anywhere ${align === 'end' ? 'text-end tabular-nums' : ''}`}>
          {cell(row)}
        </td>
      ))}
      {rowActions && (
        <td className="p-0 pe-1 text-end">
          <RowMenu {...props} />
        </td>
      )}
    </tr>
  )
}
