import { reloadData } from '@narthex/client/data/query-client'
import { useAct } from '@narthex/client/data/use-act'
import { useMemberData } from '@narthex/client/data/use-member-data'
import { type ApiError, findErrorCode } from '@narthex/contract/client'
import * as circles from '@narthex/contract/reading-plans/circle.endpoints'
import type { ReadingCircle } from '@narthex/contract/reading-plans/reading-plan.schemas'
import { callApi } from '../../../session/api.ts'

export type CircleProblem = 'badInvitation' | 'adultsOnly' | 'failed'

/** The circle of a subscription: null where it is in none. */
export function useCircle(assinatura: string, isInCircle: boolean) {
  const params = { assinatura }
  const loaded = useMemberData<ReadingCircle | null>(['readingCircle', assinatura, String(isInCircle)], async () =>
    isInCircle ? callApi(circles.getReadingCircle, { params }) : null,
  )
  const { outcome, isBusy, error, run } = useAct()
  const act = (call: () => Promise<ReadingCircle | object>) =>
    run(async () => {
      await call()
      await Promise.all([reloadData('copy'), reloadData('readingCircle')])
    })
  return {
    circle: loaded.state === 'ready' ? loaded.value : undefined,
    isBusy,
    problem: outcome.state === 'failed' ? toProblem(error) : undefined,
    invite: () => act(() => callApi(circles.inviteToCircle, { params })),
    revoke: () => act(() => callApi(circles.revokeInvitation, { params })),
    join: (convite: string) => act(() => callApi(circles.joinCircle, { params, body: { convite } })),
    share: (flagMostraProgresso: boolean) =>
      act(() => callApi(circles.setProgressShown, { params, body: { flagMostraProgresso } })),
    leave: () => act(() => callApi(circles.leaveCircle, { params })),
  }
}

function toProblem(error: unknown): CircleProblem {
  const code = findErrorCode<typeof circles.joinCircle>(error as ApiError)
  if (code === 'PLAN_NO_MINORS') return 'adultsOnly'
  return code === 'NOT_FOUND' || code === 'VALIDATION' ? 'badInvitation' : 'failed'
}
