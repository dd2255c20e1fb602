import { addressSchema } from '@narthex/contract/churches/church.schemas'
import { toPlainText } from '@narthex/contract/content/rich-text'
import { guestSchema, programmePartSchema } from '@narthex/contract/events/event.schemas'
import { filled, image, latitude, longitude, moment, text } from '@narthex/contract/fields'
import * as z from 'zod/mini'
import { validate } from '../../platform/http/validate.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { getFrame } from '../churches/churches.service.ts'
import { readRichText } from '../rich-text/rich-text.service.ts'
import { indexItem } from '../search/search-index.service.ts'
import { insertEvent } from './events.queries.ts'

const optional = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)

/** Rich text is `unknown` here and validated by `readRichText`. */
export const eventInput = z
  .strictObject({
    titulo: filled(200),
    resumo: z.nullable(text(500)),
    corpo: z._default(z.unknown(), null),
    imagem: z.nullable(image),
    dataInicio: moment,
    dataFim: moment,
    local: z.nullable(text(200)),
    endereco: optional(addressSchema),
    latitude: optional(latitude),
    longitude: optional(longitude),
    flagOnline: z.boolean(),
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

/** Puts an event on the church's calendar and gives its id. Throws VALIDATION. */
export async function publishEvent(
  platform: Needs<'cache' | 'transactions'>,
  scope: ChurchScope,
  given: z.input<typeof eventInput>,
): Promise<number> {
  const row = validate(eventInput, given)
  const { idioma } = (await getFrame(platform, scope)).church
  const corpo = await readRichText(row.corpo, idioma, 'corpo')
  return platform.transactions.editSite(scope, async (work) => {
    const itemId = await insertEvent(work, { ...row, corpo })
    const { titulo, resumo, imagem } = row
    const texto = toSearchText({ ...row, corpo })
    // From the beginning of time on: an event is told of at once, and is still found when it is over.
    const entry = { chave: String(itemId), idioma, titulo, resumo, imagem, texto, visivelEm: new Date(0) }
    await indexItem(work, { tipo: 'EVENTO', itemId }, [entry])
    return itemId
  })
}

interface SearchedEvent
  extends Pick<z.output<typeof eventInput>, 'local' | 'endereco' | 'serie' | 'convidados' | 'programa'> {
  readonly corpo: Awaited<ReturnType<typeof readRichText>>
}

/** What else an event is found by: its place, its series, who comes, what is on. */
function toSearchText({ local, endereco, serie, convidados, programa, corpo }: SearchedEvent): string {
  return [
    ...[local, endereco?.cidade, serie],
    ...convidados.map(({ nome }) => nome),
    ...programa.map(({ titulo }) => titulo),
    corpo && toPlainText(corpo),
  ]
    .filter(Boolean)
    .join('\n')
}
