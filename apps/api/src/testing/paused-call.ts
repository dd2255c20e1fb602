import type { Tx } from '../platform/database/database.ts'
import type { MemberCall } from '../platform/http/route.ts'
import type { ChurchWork } from '../platform/work/church-work.ts'
import type { ChurchCall } from '../platform/work/transactions.ts'

interface Sender {
  query(...given: readonly unknown[]): Promise<unknown>
}

type BeforeStatement = (statement: unknown) => Promise<void> | void

/** Runs a transaction whose statements are seen first. It reaches into its session: nothing in the product stops between two. */
async function watchStatements<T>(work: ChurchWork, before: BeforeStatement, run: () => Promise<T>): Promise<T> {
  const { client } = (work.tx as Tx & { session: { client: Sender } }).session
  const { query } = client
  const send = query.bind(client)
  client.query = async (...given) => {
    await before(given[0])
    return send(...given)
  }
  try {
    return await run()
  } finally {
    client.query = query
  }
}

/** A call whose statements are its steps, counted over all its transactions: the n-th waits for `pause`. */
export function pauseCall(call: MemberCall, at: number, pause: () => Promise<void>): MemberCall {
  let step = 0
  const before = async () => {
    step += 1
    if (step === at) await pause()
  }
  return { ...call, inChurch: (run) => call.inChurch((work) => watchStatements(work, before, () => run(work))) }
}

class Died extends Error {}

/** Runs an act of a call that may die. Gives whether it ended. */
export async function survives(act: Promise<unknown>): Promise<boolean> {
  try {
    await act
    return true
  } catch (error) {
    if (error instanceof Died || (error as Error).cause instanceof Died) return false
    throw error
  }
}

/**
 * A call whose process dies at the n-th step: before that statement, counted over all its transactions, or before a commit. Nothing
 * is sent after it, as the connection is gone.
 */
export function killCall<C extends ChurchCall>(call: C, at: number): C {
  let step = 0
  const live = () => {
    step += 1
    if (step >= at) throw new Died(`Died at step ${at}`)
  }
  const dying =
    (begin: ChurchCall['inChurch']): ChurchCall['inChurch'] =>
    (run) =>
      begin(async (work) => {
        const result = await watchStatements(work, live, () => run(work))
        live()
        return result
      })
  return { ...call, inChurch: dying(call.inChurch), editSite: dying(call.editSite) }
}
