import * as z from 'zod/mini'
import { date, filled, id, image, latitude, link, longitude, text, time } from '../fields.ts'
import { scheduleYears } from '../schedule/schedule-month.ts'
import { groupLimits } from './group.schemas.ts'
import { groupFrequencies, groupRoles } from './group-words.ts'

const nullable = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null as never)
const line = (maxLength: number) => nullable(filled(maxLength))

/** The calendar computes recurrences within these years only. */
const firstDay = date.check(
  z.refine((day) => {
    const year = Number(day.slice(0, 4))
    return year >= scheduleYears.first && year < scheduleYears.last
  }, 'Outside of the calendar'),
)

const exactPlace = z
  .strictObject({
    logradouro: line(groupLimits.street),
    latitude: nullable(latitude),
    longitude: nullable(longitude),
    link: nullable(link),
  })
  .check(
    z.refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
      error: 'A point has a latitude and a longitude',
      path: ['latitude'],
    }),
  )

/** Input of a group. The weekday is that of the first meeting. */
export const groupForm = z.strictObject({
  nome: filled(groupLimits.name),
  resumo: line(groupLimits.summary),
  descricao: nullable(text(groupLimits.description)),
  tipo: line(groupLimits.kind),
  imagem: nullable(image),
  dataInicio: firstDay,
  horario: time,
  duracaoMinutos: z._default(z.int().check(z.gte(5), z.lte(1440)), 90),
  frequencia: z._default(z.enum(groupFrequencies), 'SEMANAL'),
  flagOnline: z._default(z.boolean(), false),
  bairro: line(groupLimits.place),
  cidade: line(groupLimits.place),
  /** Exact place for members; others see it to within about 500 m. */
  local: z._default(exactPlace, { logradouro: null, latitude: null, longitude: null, link: null }),
  capacidade: nullable(z.int().check(z.gte(1), z.lte(100_000))),
  flagAceitaSolicitacoes: z._default(z.boolean(), true),
  /** Meetings appear on the church's calendar. */
  flagNaAgenda: z._default(z.boolean(), false),
})
export type GivenGroup = z.input<typeof groupForm>

export const seatForm = z.strictObject({
  memberId: id,
  papel: z._default(z.enum(groupRoles), 'MEMBRO'),
  flagTelefone: z._default(z.boolean(), false),
})
export type GivenSeat = z.input<typeof seatForm>
