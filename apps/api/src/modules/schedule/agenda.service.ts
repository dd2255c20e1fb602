import { instantAt } from '@narthex/contract/church-time'
import { minuteMs } from '@narthex/contract/durations'
import { moduleOfKind } from '@narthex/contract/schedule/schedule-kinds'
import { type Frame, hasModule } from '../churches/churches.service.ts'
import { type AgendaRow, findAgenda, listAgenda } from './schedule.queries.ts'
import type { ScheduleSource } from './schedule-source.rules.ts'
import type { Series } from './series.rules.ts'

const mostRows = 2000

/** Series that editors put on the calendar itself. */
export const agenda: ScheduleSource = {
  prefix: 'agenda',
  series: async ({ inChurch, frame }, range) => {
    const rows = await inChurch((work) => listAgenda(work, range, mostRows))
    return rows.filter((row) => isShown(row, frame)).map((row) => toSeries(row, frame))
  },
  find: async ({ inChurch, frame }, idItem) => {
    const row = await inChurch((work) => findAgenda(work, idItem))
    return row && isShown(row, frame) ? toSeries(row, frame) : undefined
  },
}

function isShown({ tipo }: AgendaRow, frame: Frame): boolean {
  const module = moduleOfKind[tipo]
  return module === undefined || hasModule(frame, module)
}

function toSeries(row: AgendaRow, { church }: Frame): Series {
  const { id, tipo, titulo, descricao, local, flagOnline, url, versao, dataAlteracao } = row
  return {
    id: `agenda-${id}`,
    idItem: id,
    tipo,
    titulo,
    descricao,
    local,
    flagOnline,
    url,
    when: whenOf(row, church.fusoHorario),
    versao: versao - 1,
    alteradaEm: dataAlteracao,
  }
}

function whenOf({ data, horario, duracaoMinutos, regra, excecoes }: AgendaRow, timeZone: string): Series['when'] {
  if (regra !== null) return { data, horario, duracaoMinutos, regra, excecoes }
  const inicio = instantAt(data, horario, timeZone)
  return { inicio, fim: new Date(inicio.getTime() + duracaoMinutos * minuteMs) }
}
