import { showMessage } from '@narthex/client/calls/status-store'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { Dialog } from '@narthex/ui/dialog'
import { Menu, type MenuEntry } from '@narthex/ui/office/menu'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { AnyConsoleResource } from '../console-resource.ts'
import { listCalls } from '../record-calls.ts'
import { type ListState, readListState, writeListState } from './list-state.ts'

const ViewForm = lazyPart(() => import('./view-form.tsx').then(({ ViewForm }) => ViewForm))

export interface ViewMenuProps {
  readonly kind: AnyConsoleResource
  readonly state: ListState
  readonly onChange: (change: Partial<ListState>) => void
}

/** Views of the list that were saved: own ones, and those that staff share. */
export function ViewMenu({ kind, state, onChange }: ViewMenuProps) {
  const t = useTranslations('consoleList.views')
  const frame = useTranslations('consoleFrame')
  const [isSaving, setSaving] = useState(false)
  const views = useMemberData([`views ${kind.name}`], () => listCalls.views(kind))
  const saved = views.state === 'ready' ? views.value.itens : []
  const query = writeListState(state, kind)
  const remove = async (id: number) => {
    await listCalls.removeView(kind, id)
    await views.reload()
  }
  const entries: MenuEntry[] = [
    ...saved.map(({ id, nome, consulta }) => ({
      kind: 'act' as const,
      id: `view ${id}`,
      label: nome,
      onSelect: () => onChange(readListState(new URLSearchParams(consulta), kind)),
    })),
    { kind: 'line', id: 'line' },
    { kind: 'act', id: 'save', label: t('save'), onSelect: () => setSaving(true) },
    ...saved
      .filter(({ flagPropria, consulta }) => flagPropria && isSameQuery(query, consulta))
      .map(({ id, nome }) => ({
        kind: 'act' as const,
        id: `remove ${id}`,
        label: t('remove', { name: nome }),
        tone: 'danger' as const,
        onSelect: () => void remove(id),
      })),
  ]
  return (
    <>
      <Menu label={t('label')} entries={entries} trigger={{ className: toolClass('quiet'), content: t('label') }} />
      <Dialog isOpen={isSaving} onClose={() => setSaving(false)} title={t('save')} closeLabel={frame('close')}>
        <LazyPart>
          <ViewForm
            kind={kind}
            query={query}
            onSaved={(name) => {
              setSaving(false)
              showMessage('GLOBAL', { tone: 'success', text: t('saved', { name }) })
              void views.reload()
            }}
          />
        </LazyPart>
      </Dialog>
    </>
  )
}

const isSameQuery = (query: URLSearchParams, saved: Readonly<Record<string, string>>) =>
  new URLSearchParams(saved).toString() === query.toString()
