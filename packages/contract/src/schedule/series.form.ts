import * as z from 'zod/mini'
import { date, filled, link, text, time } from '../fields.ts'
import { scheduleKinds } from './schedule-kinds.ts'
import { scheduleYears } from './schedule-month.ts'

const day = date.check(
  z.refine((value) => {
    const year = Number(value.slice(0, 4))
    return year >= scheduleYears.first && year <= scheduleYears.last
  }, 'Outside of the calendar'),
)
/** At most two weeks. */
const minutes = z.int().check(z.gte(5), z.lte(20_160))
const place = z.nullable(text(200))

/** Exceptions of one series: more are another rule. */
const mostExceptions = 200

/** The form of an entry on the calendar; its rule is judged where the church's time zone is known. */
export const seriesForm = z.strictObject({
  tipo: z.enum(scheduleKinds),
  titulo: filled(200),
  descricao: z._default(z.nullable(text(2000)), null),
  local: z._default(place, null),
  flagOnline: z._default(z.boolean(), false),
  /** Its own page: a path of the site, or a link. */
  url: z._default(z.nullable(link), null),
  data: day,
  horario: time,
  duracaoMinutos: minutes,
  /** RFC 5545; null for what is held once. */
  regra: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  excecoes: z._default(
    z
      .array(
        z.strictObject({
          data: day,
          para: z.nullable(
            z.strictObject({ data: day, horario: time, duracaoMinutos: minutes, local: z._default(place, null) }),
          ),
        }),
      )
      .check(
        z.maxLength(mostExceptions),
        z.refine((all) => new Set(all.map(({ data }) => data)).size === all.length, 'A day appears twice'),
      ),
    [],
  ),
})
export type GivenSeries = z.input<typeof seriesForm>
