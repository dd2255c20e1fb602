import { dateAfter } from '@narthex/contract/church-time'
import { scheduleYears } from '@narthex/contract/schedule/schedule-month'
import { type Frame, hasModule } from '../churches/churches.service.ts'
import type { ScheduleSource } from './schedule-source.rules.ts'
import type { Series } from './series.rules.ts'

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The services that the church holds every week. */
export const weeklyServices: ScheduleSource = {
  prefix: 'culto',
  series: async ({ frame }) => frame.cultos.map((service) => toSeries(service, frame)),
  find: async ({ frame }, idItem) => {
    const service = frame.cultos.find(({ id }) => id === idItem)
    return service && toSeries(service, frame)
  },
}

function toSeries(service: Frame['cultos'][number], frame: Frame): Series {
  const { id, nome, diaSemana, horario, duracaoMinutos, flagTransmissao, local, versao, dataAlteracao } = service
  const { dataCadastro } = frame.church
  const regra = `FREQ=WEEKLY;BYDAY=${weekdays[diaSemana]}`
  const isShownLive = flagTransmissao && hasModule(frame, 'MOD_CULTO')
  return {
    id: `culto-${id}`,
    idItem: id,
    tipo: 'CULTO',
    titulo: nome,
    descricao: null,
    local,
    flagOnline: isShownLive,
    url: isShownLive ? '/live' : null,
    when: { data: firstDay(diaSemana, dataCadastro), horario, duracaoMinutos, regra, excecoes: [] },
    versao: versao - 1,
    alteradaEm: new Date(dataAlteracao),
  }
}

/** A service has no first day: it is told from January before the church came here on, so that no calendar begins bare. */
function firstDay(weekday: number, dataCadastro: string): string {
  const january = `${Math.max(Number(dataCadastro.slice(0, 4)) - 1, scheduleYears.first)}-01-01`
  return dateAfter(january, (weekday - new Date(january).getUTCDay() + 7) % 7)
}
