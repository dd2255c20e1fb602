import type { MemberId } from '../../../platform/ids.ts'
import { type RecordPlace, recordFrom } from '../../../platform/work/records.ts'
import { listAnswers } from './custom-fields.queries.ts'

const all: ReadonlySet<string> = new Set()
const words: ReadonlySet<string> = new Set(['valor'])

/** An answer of a person; history goes with the person, and of reserved ones it tells no word. */
export function answerRecord(memberId: MemberId, campoId: number, isReserved: boolean): RecordPlace {
  const place = recordFrom(
    { kind: 'campo_personalizado_resposta', id: `${memberId}-${campoId}`, person: memberId },
    async (work) => {
      const [answer] = await listAnswers(work, [memberId], [campoId])
      return answer && { valor: answer.valor }
    },
  )
  return { ...place, veiled: isReserved ? words : all }
}
