import { wallClock } from '@narthex/contract/church-time'
import type { EventPage } from '@narthex/contract/events/event.schemas'
import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'

/** An event as the calendar knows it. */
export function toOccurrence(event: EventPage, timeZone: string): Occurrence {
  const { id, titulo, resumo, dataInicio, dataFim, local, flagOnline } = event
  const [inicioLocal, fimLocal] = [dataInicio, dataFim].map((instant) =>
    wallClock(new Date(instant), timeZone).slice(0, 16),
  )
  return {
    titulo,
    descricao: resumo,
    dataInicio,
    dataFim,
    local,
    flagOnline,
    inicioLocal: inicioLocal ?? '',
    fimLocal: fimLocal ?? '',
    id: `evento-${id}-${(inicioLocal ?? '').slice(0, 10).replaceAll('-', '')}`,
    idItem: id,
    tipo: 'EVENTO',
    url: `/event/${id}`,
    recorrencia: null,
    flagAlterada: false,
  }
}
