import * as z from 'zod/mini'
import { addressSchema } from '../churches/church.schemas.ts'
import { filled, image, latitude, longitude, text } from '../fields.ts'
import { writtenMoment } from '../written-moment.ts'
import { guestSchema, programmePartSchema } from './event.schemas.ts'

const optional = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)

/** An event as staff write it, with the rules that join its fields. */
export const eventForm = z
  .strictObject({
    titulo: filled(200),
    resumo: optional(text(500)),
    /** Rich text: what the product does not know of it is dropped. */
    corpo: z._default(z.unknown(), null),
    imagem: optional(image),
    dataInicio: writtenMoment,
    dataFim: writtenMoment,
    local: optional(text(200)),
    endereco: optional(addressSchema),
    latitude: optional(latitude),
    longitude: optional(longitude),
    flagOnline: z._default(z.boolean(), false),
    serie: optional(filled(120)),
    programa: z._default(z.array(programmePartSchema).check(z.maxLength(100)), []),
    convidados: z._default(z.array(guestSchema).check(z.maxLength(50)), []),
  })
  .check(
    z.refine(({ dataInicio, dataFim }) => dataFim >= dataInicio, { error: 'Ends before it begins', path: ['dataFim'] }),
    z.refine((place) => (place.latitude === null) === (place.longitude === null), {
      error: 'A point has both',
      path: ['latitude'],
    }),
  )
export type GivenEvent = z.input<typeof eventForm>
