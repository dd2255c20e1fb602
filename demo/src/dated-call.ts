import type { ChurchCall } from '@narthex/api/platform/work/transactions'

type Run = ChurchCall['inChurch']

/** A call as of another time: what it writes is dated so. */
export function datedCall<C extends ChurchCall>(call: C, moment: Date): C {
  const dated =
    (enter: Run): Run =>
    (run) =>
      enter((work) => run({ ...work, now: moment }))
  return {
    ...call,
    clock: () => moment,
    inChurch: dated(call.inChurch),
    editSite: dated(call.editSite),
    inIdentity: dated(call.inIdentity),
  }
}
