import type { Tx } from '../platform/database/database.ts'
import type { MemberCall } from '../platform/http/route.ts'

interface Sender {
  query(...given: readonly unknown[]): Promise<unknown>
}

/**
 * A call whose statements are its steps, counted over all its transactions: the n-th waits for `pause`. It reaches into the
 * session of a transaction, as nothing in the product stops between two statements.
 */
export function pauseCall(call: MemberCall, at: number, pause: () => Promise<void>): MemberCall {
  let step = 0
  return {
    ...call,
    inChurch: (run) =>
      call.inChurch((work) => {
        const { client } = (work.tx as Tx & { session: { client: Sender } }).session
        const send = client.query.bind(client)
        client.query = async (...given) => {
          step += 1
          if (step === at) await pause()
          return send(...given)
        }
        return run(work)
      }),
  }
}
