import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { saveDownload } from '@narthex/client/device/save-file'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useTranslations } from 'use-intl'
import { PopoverMenu } from '../../components/popover-menu.tsx'
import { useMay } from '../../session/office.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { recordCalls } from '../record-calls.ts'
import { type ListState, toQuery } from './list-state.ts'

export interface ListToolsProps {
  readonly kind: AnyConsoleResource
  readonly state: ListState
  readonly onChange: (change: Partial<ListState>) => void
}

const item =
  'flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 text-start text-sm hover:bg-sunken lg:min-h-9'

/** Which columns are shown, and the list as a file: all of its pages, as it is searched, filtered and sorted. */
export function ListTools({ kind, state, onChange }: ListToolsProps) {
  const t = useTranslations('consoleList')
  const columnNames = useTranslations(`${kind.texts}.columns`)
  const shown = state.columns ?? usualColumns(kind)
  const [first, ...others] = kind.list.columns
  const toggle = (name: string) => {
    const next = kind.list.columns
      .map((column) => column.name)
      .filter((other) => shown.includes(other) !== (other === name))
    onChange({ columns: next.join() === usualColumns(kind).join() ? undefined : next })
  }
  return (
    <>
      <PopoverMenu
        label={t('columns')}
        icon={<ToolIcon name="sliders" className="size-4.5" />}
        className="max-lg:hidden"
      >
        {others.map(({ name }) => (
          <label key={name} className={`${item} cursor-pointer`}>
            <input
              type="checkbox"
              checked={shown.includes(name)}
              onChange={() => toggle(name)}
              className="size-4.5 accent-(--brand-text)"
            />
            {columnNames(name)}
          </label>
        ))}
        {first && <p className="px-3 pt-1 text-xs text-muted">{columnNames(first.name)}</p>}
      </PopoverMenu>
      <ExportMenu kind={kind} state={state} />
    </>
  )
}

export const usualColumns = ({ list }: Pick<AnyConsoleResource, 'list'>): string[] =>
  list.columns.filter(({ isExtra }) => !isExtra).map(({ name }) => name)

const files = { export: 'exportCsv', exportSheet: 'exportSheet' } as const

function ExportMenu({ kind, state }: Omit<ListToolsProps, 'onChange'>) {
  const t = useTranslations('consoleList')
  const failureText = useFailureText()
  const mayExport = useMay(kind.may.export)
  const { run, isBusy } = useAct<void>()
  const verbs = (['export', 'exportSheet'] as const).filter((verb) => kind.calls[verb])
  if (!mayExport || verbs.length === 0) return null
  const download = (verb: keyof typeof files) =>
    run(async () => {
      try {
        const file = await recordCalls.download(kind, verb, toQuery(state))
        saveDownload(file)
        showMessage('GLOBAL', { tone: 'success', text: t('exported', { name: file.filename }) })
      } catch (error) {
        showMessage('GLOBAL', { tone: 'danger', text: failureText(error) })
        throw error
      }
    })
  return (
    <PopoverMenu label={isBusy ? t('exporting') : t('export')} icon={<ToolIcon name="download" className="size-4.5" />}>
      {verbs.map((verb) => (
        <button key={verb} type="button" onClick={() => void download(verb)} className={item} data-closes="">
          {t(files[verb])}
        </button>
      ))}
    </PopoverMenu>
  )
}
