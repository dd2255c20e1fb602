import { eventSchema } from '@narthex/contract/events/event.schemas'
import { filled, moment } from '@narthex/contract/fields'
import * as z from 'zod/mini'
import { validate } from '../../platform/http/validate.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { getFrame } from '../churches/churches.service.ts'
import { indexItem } from '../search/search-index.service.ts'
import { insertEvent } from './events.queries.ts'

export const eventInput = z
  .strictObject({
    ...z.omit(eventSchema, { id: true }).shape,
    titulo: filled(200),
    dataInicio: moment,
    dataFim: moment,
  })
  .check(
    z.refine(({ dataInicio, dataFim }) => dataFim >= dataInicio, { error: 'Ends before it begins', path: ['dataFim'] }),
  )

/** Puts an event on the church's calendar and gives its id. Throws VALIDATION. */
export async function publishEvent(
  platform: Needs<'cache' | 'transactions'>,
  scope: ChurchScope,
  given: z.input<typeof eventInput>,
): Promise<number> {
  const row = validate(eventInput, given)
  const { idioma } = (await getFrame(platform, scope)).church
  return platform.transactions.editSite(scope, async (work) => {
    const itemId = await insertEvent(work, row)
    const { titulo, resumo, imagem, local } = row
    // From the beginning of time on: an event is told of at once, and is still found when it is over.
    const entry = { chave: String(itemId), idioma, titulo, resumo, imagem, texto: local ?? '', visivelEm: new Date(0) }
    await indexItem(work, { tipo: 'EVENTO', itemId }, [entry])
    return itemId
  })
}
