import { addressSchema } from '@narthex/contract/churches/church.schemas'
import { toPlainText } from '@narthex/contract/content/rich-text'
import { guestSchema, programmePartSchema } from '@narthex/contract/events/event.schemas'
import { filled, image, latitude, longitude, moment, text } from '@narthex/contract/fields'
import * as z from 'zod/mini'
import { DomainError, notFound } from '../../platform/errors/domain-error.ts'
import { validate } from '../../platform/http/validate.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { getFrame } from '../churches/churches.service.ts'
import { readRichText } from '../rich-text/rich-text.service.ts'
import { indexItem } from '../search/search-index.service.ts'
import { replacePriceSteps } from './event-prices.queries.ts'
import { deleteEvent, holdEvent, updateEvent } from './events.editing.queries.ts'
import { insertEvent } from './events.queries.ts'
import { type EventChange, type EventSignals, hasMoved } from './events.signals.ts'

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

type GivenEvent = z.input<typeof eventInput>
type Recorder<Value> = (work: ChurchWork, value: Value) => Promise<void>

/** Puts an event on the church's calendar and gives its id. Throws VALIDATION. `record` runs in the same transaction. */
export async function publishEvent(
  platform: Needs<'cache' | 'transactions'>,
  scope: ChurchScope,
  given: GivenEvent,
  record?: Recorder<number>,
): Promise<number> {
  const checked = await checkEvent(platform, scope, given)
  return platform.transactions.editSite(scope, async (work) => {
    const id = await insertEvent(work, checked.row)
    await indexEvent(work, id, checked)
    await record?.(work, id)
    return id
  })
}

/**
 * Replaces an event and gives its new version. Where it is or when is announced when it changes (`eventMoved`). Throws
 * VALIDATION, NOT_FOUND, and CHANGED_MEANWHILE where `versao` is not the stored one.
 */
export async function rewriteEvent(
  platform: Needs<'cache' | 'transactions'> & { readonly eventSignals: EventSignals },
  scope: ChurchScope,
  { id, versao }: { readonly id: number; readonly versao: number },
  given: GivenEvent,
  record?: Recorder<EventChange>,
): Promise<number> {
  const checked = await checkEvent(platform, scope, given)
  return platform.transactions.editSite(scope, async (work) => {
    const before = await holdEvent(work, id)
    if (!before) throw notFound()
    if (before.versao !== versao) throw new DomainError('CHANGED_MEANWHILE')
    await updateEvent(work, id, { ...checked.row, versao: versao + 1, dataAlteracao: work.now })
    await indexEvent(work, id, checked)
    const change = { id, before, after: checked.row }
    if (hasMoved(change)) for (const listen of platform.eventSignals.eventMoved) await listen(work, change)
    await record?.(work, change)
    return versao + 1
  })
}

/** Takes an event off the calendar, with what belongs to it. Throws NOT_FOUND. `record` runs before, and may refuse. */
export async function removeEvent(
  platform: Needs<'transactions'>,
  scope: ChurchScope,
  id: number,
  record?: (work: ChurchWork) => Promise<void>,
): Promise<void> {
  await platform.transactions.editSite(scope, async (work) => {
    if (!(await holdEvent(work, id))) throw notFound()
    await record?.(work)
    await indexItem(work, { tipo: 'EVENTO', itemId: id }, [])
    await deleteEvent(work, id)
  })
}

/** Writes what an event's tickets cost, where its lists find it: in an edit of the site. */
export const setPriceSteps = replacePriceSteps

type CheckedEvent = Awaited<ReturnType<typeof checkEvent>>

async function checkEvent(platform: Needs<'cache' | 'transactions'>, scope: ChurchScope, given: GivenEvent) {
  const row = validate(eventInput, given)
  const { idioma } = (await getFrame(platform, scope)).church
  return { row: { ...row, corpo: await readRichText(row.corpo, idioma, 'corpo') }, idioma }
}

async function indexEvent(work: ChurchWork, itemId: number, { row, idioma }: CheckedEvent): Promise<void> {
  const { titulo, resumo, imagem } = row
  const texto = toSearchText(row)
  // From the beginning of time on: an event is told of at once, and is still found when it is over.
  const entry = { chave: String(itemId), idioma, titulo, resumo, imagem, texto, visivelEm: new Date(0) }
  await indexItem(work, { tipo: 'EVENTO', itemId }, [entry])
}

interface SearchedEvent
  extends Pick<z.output<typeof eventInput>, 'local' | 'endereco' | 'serie' | 'convidados' | 'programa'> {
  readonly corpo: Awaited<ReturnType<typeof readRichText>>
}

/** What else an event is found by: its place, its series, who comes, what is on. */
function toSearchText({ local, endereco, serie, convidados, programa, corpo }: SearchedEvent): string {
  return [
    local,
    endereco?.cidade,
    serie,
    ...convidados.map(({ nome }) => nome),
    ...programa.map(({ titulo }) => titulo),
    corpo && toPlainText(corpo),
  ]
    .filter(Boolean)
    .join('\n')
}
