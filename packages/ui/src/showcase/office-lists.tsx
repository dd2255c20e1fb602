import { useState } from 'react'
import { buttonClass } from '../button.tsx'
import { EmptyTable } from '../office/empty-table.tsx'
import { BulkBar } from '../office/table/bulk-bar.tsx'
import { ColumnChooser } from '../office/table/column-chooser.tsx'
import type { TableSort } from '../office/table/data-column.ts'
import { DataTable } from '../office/table/data-table.tsx'
import { KeysetPager } from '../office/table/keyset-pager.tsx'
import { countSelected, nothingSelected, type Selection, selectMatching } from '../office/table/selection.ts'
import { type KitNews, kitColumns, kitNews, kitTexts } from './office-news.tsx'
import { Stage, State } from './stage.tsx'

/** Lists of the office. */
export function OfficeLists() {
  return (
    <Stage id="office-list" title="Office: a list">
      {() => (
        <>
          <List />
          <State name="On its way">
            <DataTable
              label="News that come"
              columns={kitColumns}
              rows={[]}
              rowId={({ id }: KitNews) => id}
              rowName={({ title }) => title}
              isLoading
              letters="table"
              empty={null}
              texts={kitTexts}
            />
          </State>
          <State name="Empty">
            <EmptyTable
              sentence="News tell the church and its neighbours what is new."
              example="For example: “Baptism by the river on Sunday at 10”, with a photo."
            >
              <button type="button" className={buttonClass('primary')}>
                Write the first news
              </button>
            </EmptyTable>
          </State>
        </>
      )}
    </Stage>
  )
}

function List() {
  const [selection, setSelection] = useState<Selection>(nothingSelected)
  const [sort, setSort] = useState<TableSort>()
  const [hidden, setHidden] = useState<readonly string[]>([])
  const count = countSelected(selection)
  return (
    <div className="grid min-w-0 gap-3">
      <div>
        <ColumnChooser label="Columns" columns={kitColumns} hidden={hidden} onChange={setHidden} />
      </div>
      <DataTable
        label="News"
        columns={kitColumns}
        rows={kitNews}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        rowHref={() => '#office-list'}
        rowActions={() => [
          { kind: 'act', id: 'copy', label: 'Copy', icon: 'copy', onSelect: () => {} },
          { kind: 'link', id: 'site', label: 'See on the site', icon: 'external', href: '#office-list' },
          { kind: 'line', id: 'line' },
          { kind: 'act', id: 'remove', label: 'Move to the trash', icon: 'trash', tone: 'danger', onSelect: () => {} },
        ]}
        total={312}
        isLoading={false}
        sort={sort}
        onSort={setSort}
        selection={selection}
        onSelect={setSelection}
        hidden={hidden}
        letters="table"
        empty={null}
        texts={kitTexts}
      />
      <KeysetPager text="5 of 312" moreLabel="Show more" hasMore isLoading={false} onMore={() => {}} />
      <BulkBar
        isShown={count > 0}
        label="Selected news"
        text={`${count} selected`}
        all={
          selection.kind === 'rows' && count === kitNews.length
            ? { label: 'Select all 312 that match', onSelect: () => setSelection(selectMatching('', 312)) }
            : undefined
        }
        clearLabel="Select none"
        onClear={() => setSelection(nothingSelected)}
      >
        <button type="button" className={buttonClass('quiet')}>
          Publish
        </button>
      </BulkBar>
    </div>
  )
}
