import { Outbox } from '@narthex/client/outbox/outbox'
import { ApiError } from '@narthex/contract/client'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import { markKey, mergeMarks, type PassageMark } from '@narthex/contract/reading-plans/merge-marks'
import type { Subscription } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { markReadings } from '@narthex/contract/reading-plans/subscription.endpoints'
import { unsentMarks } from '../../outbox/unsent-marks.ts'
import { callApi } from '../../session/api.ts'

/** Marks of one subscription that the server does not have yet. */
export interface PendingMarks {
  /** The round that they belong to: after a reset they no longer count. */
  readonly rodada: number
  readonly marcas: readonly PassageMark[]
}

/** Maximum marks per call. */
const marksPerCall = 500

/** Marks by subscription. Merging is the server's (decision 0105), so that nothing is refused for being late. */
export const markOutbox = new Outbox<PendingMarks, 'refused', Subscription | undefined>({
  name: 'readings',
  mark: unsentMarks.readings,
  send: ({ rodada, marcas }, { names: [id] }) => sendMarks(String(id), rodada, marcas),
  toProblem: () => 'refused',
  rebase: (later, sent) => ({ ...later, marcas: withoutSent(later.marcas, sent.marcas) }),
})

async function sendMarks(
  assinatura: string,
  rodada: number,
  marcas: readonly PassageMark[],
): Promise<Subscription | undefined> {
  const idioma = toLocale(document.documentElement.lang) ?? fallbackLocale
  let answer: Subscription | undefined
  try {
    for (let first = 0; first < marcas.length; first += marksPerCall) {
      const body = { rodada, marcas: marcas.slice(first, first + marksPerCall) }
      answer = await callApi(markReadings, { params: { assinatura }, query: { idioma }, body })
    }
    return answer
  } catch (error) {
    // The plan was left on another device: what was marked in it is of no use any more.
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

function withoutSent(later: readonly PassageMark[], sent: readonly PassageMark[]): PassageMark[] {
  const times = new Map(sent.map((mark) => [markKey(mark), mark.em]))
  return later.filter((mark) => times.get(markKey(mark)) !== mark.em)
}

let lastKept: Promise<void> = Promise.resolve()

/** Keeps marks until they are sent, joined with those that wait already. One after the other: each reads what was kept. */
export function keepMarks(
  { memberId, id }: { readonly memberId: number; readonly id: string },
  { rodada, marcas }: PendingMarks,
): Promise<void> {
  lastKept = lastKept
    .catch(() => {})
    .then(async () => {
      const place = { memberId, names: [id] }
      const [waiting] = await markOutbox.list(memberId, [id])
      const before = waiting?.record.rodada === rodada ? waiting.record.marcas : []
      await markOutbox.keep(place, { rodada, marcas: mergeMarks(before, marcas) })
      void markOutbox.send()
    })
  return lastKept
}
