import { date, filled, id, image, latitude, link, longitude, text, time } from '@narthex/contract/fields'
import { groupLimits } from '@narthex/contract/groups/group.schemas'
import { groupFrequencies, groupRoles } from '@narthex/contract/groups/group-words'
import { scheduleYears } from '@narthex/contract/schedule/schedule-month'
import * as z from 'zod/mini'

const perhaps = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null as never)
const line = (longest: number) => perhaps(filled(longest))

/** A first meeting lies within the years that the calendar knows. */
const firstDay = date.check(
  z.refine((day) => {
    const year = Number(day.slice(0, 4))
    return year >= scheduleYears.first && year < scheduleYears.last
  }, 'Outside of the calendar'),
)

const exactPlace = z
  .strictObject({
    logradouro: line(groupLimits.street),
    latitude: perhaps(latitude),
    longitude: perhaps(longitude),
    link: perhaps(link),
  })
  .check(
    z.refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
      error: 'A point has a latitude and a longitude',
      path: ['latitude'],
    }),
  )

/** What an editor writes of a group. Its weekday is that of its first meeting. */
export const groupInput = z.strictObject({
  nome: filled(groupLimits.name),
  resumo: line(groupLimits.summary),
  descricao: perhaps(text(groupLimits.description)),
  tipo: line(groupLimits.kind),
  imagem: perhaps(image),
  dataInicio: firstDay,
  horario: time,
  duracaoMinutos: z._default(z.int().check(z.gte(5), z.lte(1440)), 90),
  frequencia: z._default(z.enum(groupFrequencies), 'SEMANAL'),
  flagOnline: z._default(z.boolean(), false),
  bairro: line(groupLimits.place),
  cidade: line(groupLimits.place),
  /** Where exactly it meets: told to its members, and to everybody else only to within about 500 m. */
  local: z._default(exactPlace, { logradouro: null, latitude: null, longitude: null, link: null }),
  capacidade: perhaps(z.int().check(z.gte(1), z.lte(100_000))),
  flagAceitaSolicitacoes: z._default(z.boolean(), true),
  /** Whether its meetings stand on the church's calendar. */
  flagNaAgenda: z._default(z.boolean(), false),
})
export type GivenGroup = z.input<typeof groupInput>

export const seatInput = z.strictObject({
  usuarioId: id,
  papel: z._default(z.enum(groupRoles), 'MEMBRO'),
  flagTelefone: z._default(z.boolean(), false),
})
export type GivenSeat = z.input<typeof seatInput>
