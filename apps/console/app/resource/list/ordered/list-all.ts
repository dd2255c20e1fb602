import type { AnyConsoleResource, OfficeRecord } from '../../console-resource.ts'
import { recordCalls } from '../../record-calls.ts'

/** The most that a call of a list gives. */
const mostPerCall = '200'

/** All records of a kind in the order that staff gave them. */
export async function listAll(kind: AnyConsoleResource): Promise<readonly OfficeRecord[]> {
  const all: OfficeRecord[] = []
  let after: string | null = null
  do {
    const query = { ordem: 'ordem', limit: mostPerCall, ...(after && { apos: after }) }
    const { itens, proximo } = await recordCalls.list(kind, query)
    all.push(...itens)
    after = proximo
  } while (after !== null)
  return all
}
