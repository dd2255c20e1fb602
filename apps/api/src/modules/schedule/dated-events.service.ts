import { dateAfter, instantAt } from '@narthex/contract/church-time'
import { type DatedEvent, eventsBetween, findDatedEvent, hasEvents } from '../events/events.service.ts'
import type { ScheduleSource } from './schedule-source.rules.ts'
import type { Series } from './series.rules.ts'

/** The church's events, each on its days. */
export const datedEvents: ScheduleSource = {
  prefix: 'evento',
  series: async ({ frame, ...call }, { from, to }) => {
    if (!hasEvents(frame)) return []
    const { fusoHorario } = frame.church
    const span = {
      from: instantAt(from, '00:00', fusoHorario),
      to: instantAt(dateAfter(to, 1), '00:00', fusoHorario),
    }
    return (await eventsBetween(call, span)).map(toSeries)
  },
  find: async ({ frame, ...call }, idItem) => {
    const event = hasEvents(frame) ? await findDatedEvent(call, idItem) : undefined
    return event && toSeries(event)
  },
}

function toSeries({ id, titulo, resumo, local, flagOnline, dataInicio, dataFim, dataAlteracao }: DatedEvent): Series {
  return {
    id: `evento-${id}`,
    idItem: id,
    tipo: 'EVENTO',
    titulo,
    descricao: resumo,
    local,
    flagOnline,
    url: `/event/${id}`,
    when: { inicio: dataInicio, fim: dataFim },
    versao: 0,
    alteradaEm: dataAlteracao,
  }
}
