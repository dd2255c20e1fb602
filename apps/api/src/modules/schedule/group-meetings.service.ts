import { toGroupId } from '../../platform/ids.ts'
import { type AgendaGroup, findAgendaGroup, listAgendaGroups } from '../groups/agenda-groups.service.ts'
import { hasGroups } from '../groups/groups.service.ts'
import type { ScheduleSource } from './schedule-source.rules.ts'
import type { Series } from './series.rules.ts'

/** The meetings of the church's groups: on its calendar those that chose to stand there, by itself any. */
export const groupMeetings: ScheduleSource = {
  prefix: 'celula',
  series: async ({ frame, ...call }) => (hasGroups(frame) ? (await listAgendaGroups(call)).map(toSeries) : []),
  find: async ({ frame, ...call }, idItem) => {
    const group = hasGroups(frame) ? await findAgendaGroup(call, toGroupId(idItem)) : undefined
    return group && toSeries(group)
  },
}

/** The location is only the neighbourhood, because groups meet in private homes. */
function toSeries(group: AgendaGroup): Series {
  const { id, nome, resumo, bairro, flagOnline, dataInicio, horario, duracaoMinutos, regra, versao, dataAlteracao } =
    group
  return {
    id: `celula-${id}`,
    idItem: id,
    tipo: 'CELULA',
    titulo: nome,
    descricao: resumo,
    local: bairro,
    flagOnline,
    url: `/groups/${id}`,
    when: { data: dataInicio, horario, duracaoMinutos, regra, excecoes: [] },
    versao: versao - 1,
    alteradaEm: dataAlteracao,
  }
}
