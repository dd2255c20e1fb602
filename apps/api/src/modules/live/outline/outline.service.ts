import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type { setOutline as endpoint } from '@narthex/contract/live/hosting.endpoints'
import { invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import { holdBroadcast } from '../broadcasts/broadcasts.queries.ts'
import { outlineRecord } from '../broadcasts/live.records.ts'
import { streamToBroadcast } from '../broadcasts/live.signals.ts'
import { findLine, keepOnlyLines, type LinePlace, listLines, saveLine, setLineReleased } from './outline.queries.ts'
import { toOutlineLine } from './outline-shapes.rules.ts'

/** Replaces a broadcast's outline; lines with an id keep their release. */
export function setOutline(
  call: MemberCall,
  broadcastId: number,
  { linhas }: HandlerInput<typeof endpoint>['body'],
): Promise<Success<typeof endpoint>> {
  return edit(call, describe(broadcastId), ({ work }) => writeOutline(work, broadcastId, linhas))
}

const describe = (broadcastId: number) =>
  ({
    act: 'BROADCAST_SET',
    subject: { transmissao: broadcastId, parte: 'roteiro' },
    isPublic: false,
    records: [outlineRecord(broadcastId)],
  }) as const

type GivenLines = HandlerInput<typeof endpoint>['body']['linhas']

async function writeOutline(
  work: ChurchWork,
  broadcastId: number,
  lines: GivenLines,
): Promise<Success<typeof endpoint>> {
  // Held, so that two writers do not mix their lines.
  if (!(await holdBroadcast(work, broadcastId))) throw notFound()
  const known = new Set((await listLines(work, broadcastId)).map(({ id }) => id))
  requireKnown(lines, known)
  await keepOnlyLines(
    work,
    broadcastId,
    lines.flatMap(({ id }) => id ?? []),
  )
  const saved: { id: number; texto: string }[] = []
  for (const [ordem, { id, texto }] of lines.entries())
    saved.push({ id: await saveLine(work, broadcastId, { id, texto, ordem }), texto })
  streamToBroadcast(work, broadcastId, { tipo: 'roteiro' })
  return saved
}

/** Requires that each line with an id belongs to the broadcast and occurs once. */
function requireKnown(lines: GivenLines, known: ReadonlySet<number>): void {
  const left = new Set(known)
  const strangers = lines.flatMap(({ id }, place) => (id === undefined || left.delete(id) ? [] : [place]))
  if (strangers.length > 0)
    throw invalid(strangers.map((place) => ({ path: `body.linhas.${place}.id`, message: 'Unknown line' })))
}

/** Shows the words of a line to everyone who watches, or hides them again. Idempotent. */
export async function releaseLine(call: MemberCall, place: LinePlace, isReleased: boolean): Promise<void> {
  await edit(call, describe(place.broadcastId), async ({ work, unchanged }) => {
    const changed = await setLineReleased(work, place, isReleased)
    if (changed) streamToBroadcast(work, place.broadcastId, { tipo: 'linha', linha: toOutlineLine(changed, false) })
    else if (!(await findLine(work, place))) throw notFound()
    else unchanged(undefined)
  })
}
