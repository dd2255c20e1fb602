import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { saveDownload } from '@narthex/client/device/save-file'
import { Menu, type MenuEntry } from '@narthex/ui/office/menu'
import { OfficeIcon } from '@narthex/ui/office/office-icon'
import { ColumnChooser } from '@narthex/ui/office/table/column-chooser'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { signClass, toolClass } from '../../components/buttons.ts'
import { useFailure } from '../../components/use-failure.ts'
import { useMay } from '../../session/office.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { importPath, trashPath } from '../kind-paths.ts'
import { recordCalls } from '../record-calls.ts'
import { type ListState, toQuery, usualColumns } from './list-state.ts'
import { useDataColumns } from './record-table.tsx'
import { ViewMenu } from './view-menu.tsx'

export interface ListToolsProps {
  readonly kind: AnyConsoleResource
  readonly state: ListState
  readonly onChange: (change: Partial<ListState>) => void
}

const files = { export: 'exportCsv', exportSheet: 'exportSheet' } as const

/** Saved views, columns, the list as a file (all of its pages, as it is searched, filtered and sorted), import and trash. */
export function ListTools({ kind, state, onChange }: ListToolsProps) {
  const t = useTranslations('consoleList')
  const frame = useTranslations('consoleFrame')
  const navigate = useNavigate()
  const columns = useDataColumns(kind)
  const mayWrite = useMay(kind.may.write, true)
  const exports = useExports(kind, state)
  const shown = state.columns ?? usualColumns(kind)
  const hide = (hidden: readonly string[]) => {
    const next = columns.map(({ id }) => id).filter((id) => !hidden.includes(id))
    onChange({ columns: next.join() === usualColumns(kind).join() ? undefined : next })
  }
  const entries: MenuEntry[] = [
    ...exports,
    ...(mayWrite && kind.calls.previewImport
      ? [{ kind: 'act', id: 'import', label: t('import'), onSelect: () => void navigate(importPath(kind)) } as const]
      : []),
    ...(mayWrite && kind.calls.listTrash
      ? [{ kind: 'act', id: 'trash', label: t('trash.title'), onSelect: () => void navigate(trashPath(kind)) } as const]
      : []),
  ]
  return (
    <>
      {kind.calls.listViews && <ViewMenu kind={kind} state={state} onChange={onChange} />}
      <div className="max-lg:hidden">
        <ColumnChooser
          label={t('columns')}
          columns={columns}
          hidden={columns.map(({ id }) => id).filter((id) => !shown.includes(id))}
          onChange={hide}
          className={toolClass('quiet')}
        />
      </div>
      {entries.length > 0 && (
        <Menu
          label={frame('more')}
          entries={entries}
          trigger={{
            className: signClass,
            content: (
              <>
                <OfficeIcon name="more" className="size-5" />
                <span className="sr-only">{frame('more')}</span>
              </>
            ),
          }}
        />
      )}
    </>
  )
}

function useExports(kind: AnyConsoleResource, state: ListState): MenuEntry[] {
  const t = useTranslations('consoleList')
  const failureText = useFailure()
  const mayExport = useMay(kind.may.export)
  const { run, isBusy } = useAct<void>()
  if (!mayExport) return []
  const download = (verb: keyof typeof files) =>
    run(async () => {
      try {
        const file = await recordCalls.download(kind, verb, toQuery(state))
        saveDownload(file)
        showMessage('GLOBAL', { tone: 'success', text: t('exported', { name: file.filename }) })
      } catch (error) {
        showMessage('GLOBAL', { tone: 'danger', text: failureText(error) })
      }
    })
  const verbs = (['export', 'exportSheet'] as const).filter((verb) => kind.calls[verb])
  return verbs.map((verb) => ({
    kind: 'act',
    id: verb,
    label: isBusy ? t('exporting') : t(files[verb]),
    isDisabled: isBusy,
    onSelect: () => void download(verb),
  }))
}
