import { toPlainText } from '@narthex/contract/content/rich-text'
import { eventForm, type GivenEvent } from '@narthex/contract/events/event.form'
import type * as z from 'zod/mini'
import type { MemberCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { edit } from '../../platform/work/edit.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { readRichText } from '../rich-text/rich-text.service.ts'
import { indexItem } from '../search/search-index.service.ts'
import { replacePriceSteps } from './event-prices.queries.ts'
import { deleteEvent, updateEvent } from './events.editing.queries.ts'
import { insertEvent } from './events.queries.ts'
import { eventRecord } from './events.records.ts'
import { type EventSignals, hasMoved } from './events.signals.ts'

/** Needs of changes of events: other modules follow them. */
export interface EventOfficeNeeds {
  readonly signals: EventSignals
}

/** Puts an event on the church's calendar and gives its id. */
export async function publishEvent(call: MemberCall, given: GivenEvent): Promise<number> {
  const checked = await checkEvent(call, given)
  return edit(call, { act: 'EVENT_ADDED', isPublic: true }, async ({ work, made }) => {
    const evento = await insertEvent(work, checked.row)
    await indexEvent(work, evento, checked)
    made(eventRecord(evento), { evento })
    return evento
  })
}

/** Replaces an event and gives its new version. A change of its time or place is announced (`eventMoved`). */
export async function rewriteEvent(
  platform: EventOfficeNeeds,
  call: MemberCall,
  { id, versao }: { readonly id: number; readonly versao: number },
  given: GivenEvent,
): Promise<number> {
  const checked = await checkEvent(call, given)
  const plan = {
    act: 'EVENT_SET',
    subject: { evento: id },
    isPublic: true,
    hold: eventRecord(id),
    base: versao,
  } as const
  return edit(call, plan, async ({ work, before }) => {
    await updateEvent(work, id, { ...checked.row, versao: versao + 1, dataAlteracao: work.now })
    await indexEvent(work, id, checked)
    const change = { id, before, after: checked.row }
    if (hasMoved(change)) for (const listen of platform.signals.eventMoved) await listen(work, change)
    return versao + 1
  })
}

/** Takes an event off the calendar, with what belongs to it; listeners to `eventRemoved` may refuse. */
export function removeEvent(
  { signals }: Pick<EventOfficeNeeds, 'signals'>,
  call: MemberCall,
  id: number,
): Promise<void> {
  const plan = { act: 'EVENT_REMOVED', subject: { evento: id }, isPublic: true, hold: eventRecord(id) } as const
  return edit(call, plan, async ({ work }) => {
    for (const listen of signals.eventRemoved) await listen(work, id)
    await indexItem(work, { tipo: 'EVENTO', itemId: id }, [])
    await deleteEvent(work, id)
  })
}

/** Writes what an event's tickets cost, where its lists find it: in an edit of the site. */
export const setPriceSteps = replacePriceSteps

type CheckedEvent = Awaited<ReturnType<typeof checkEvent>>

async function checkEvent(call: ChurchCall, given: GivenEvent) {
  const row = validate(eventForm, given)
  const { language } = await call.facts()
  return { row: { ...row, corpo: await readRichText(row.corpo, language, 'corpo') }, idioma: language }
}

async function indexEvent(work: ChurchWork, itemId: number, { row, idioma }: CheckedEvent): Promise<void> {
  const { titulo, resumo, imagem } = row
  const texto = toSearchText(row)
  // From the beginning of time on: an event is told of at once, and is still found when it is over.
  const entry = { chave: String(itemId), idioma, titulo, resumo, imagem, texto, visivelEm: new Date(0) }
  await indexItem(work, { tipo: 'EVENTO', itemId }, [entry])
}

interface SearchedEvent
  extends Pick<z.output<typeof eventForm>, 'local' | 'endereco' | 'serie' | 'convidados' | 'programa'> {
  readonly corpo: Awaited<ReturnType<typeof readRichText>>
}

/** Further text by which an event is found: its place, series, guests and programme. */
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
