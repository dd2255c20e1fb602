import { groupAudiences, groupStates } from '@narthex/contract/groups/group-words'
import type { officeGroups } from '@narthex/contract/groups/office-group.resource'
import { officeGroupsCalls } from '@narthex/contract/groups/office-groups.endpoints'
import { Badge } from '@narthex/ui/badge'
import { useTranslations } from 'use-intl'
import { defineConsoleResource } from '../../resource/console-resource.ts'
import { DayCell } from '../../resource/list/cells.tsx'
import { ClockCell, WeekdayCell } from '../church/site-cells.tsx'

/** Whether a group is open. */
function GroupStateCell({ state }: { readonly state: (typeof groupStates)[number] }) {
  const t = useTranslations('consoleGroupStates')
  return (
    <Badge tone={state === 'ABERTA' ? 'success' : 'muted'} size="small">
      {t(state)}
    </Badge>
  )
}

/** The small groups of the church. */
export const groupsResource = defineConsoleResource<typeof officeGroups>({
  name: 'groups',
  type: 'celula',
  place: 'groups',
  texts: 'consoleGroups',
  calls: officeGroupsCalls,
  may: { read: 'groups.read', write: 'groups.manage', export: 'groups.manage' },
  nameOf: ({ nome }) => nome,
  list: {
    columns: [
      { name: 'nome', cell: ({ nome }) => nome },
      { name: 'situacao', cell: ({ situacao }) => <GroupStateCell state={situacao} />, width: 'narrow' },
      { name: 'bairro', cell: ({ bairro }) => bairro },
      { name: 'diaSemana', cell: ({ diaSemana }) => <WeekdayCell day={diaSemana} /> },
      { name: 'horario', cell: ({ horario }) => <ClockCell time={horario} />, width: 'narrow', isNumber: true },
      { name: 'membros', cell: ({ membros }) => membros, width: 'narrow', isNumber: true },
      { name: 'pedidos', cell: ({ pedidos }) => pedidos || null, width: 'narrow', isNumber: true, isExtra: true },
      { name: 'tipo', cell: ({ tipo }) => tipo, isExtra: true },
      { name: 'supervisor', cell: ({ supervisor }) => supervisor, isExtra: true },
      {
        name: 'ultimoEncontro',
        cell: ({ ultimoEncontro }) => ultimoEncontro && <DayCell day={ultimoEncontro} />,
        isExtra: true,
        isNumber: true,
      },
    ],
    filters: [
      { name: 'situacao', values: groupStates, texts: 'consoleGroupStates' },
      { name: 'publico', values: groupAudiences, texts: 'consoleGroupAudiences' },
    ],
    sorts: { nome: 'asc', diaSemana: 'asc' },
    hasSearch: true,
  },
  sitePath: ({ id, situacao }) => (situacao === 'ABERTA' ? `/groups/${id}` : undefined),
  loadEditor: () => import('./groups.fields.ts').then(({ groupsEditor }) => groupsEditor),
})
