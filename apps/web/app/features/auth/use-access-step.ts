import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../../session/session.ts'
import { type AccessStep, stepOfHash } from './access-step.ts'

const first: AccessStep = { name: 'email' }

export type Go = (step: AccessStep, options?: { readonly replace?: boolean }) => void

/** The step that is shown, and the way to another. The page as served, and as it comes to life, shows the first. */
export function useAccessStep(): readonly [AccessStep, Go] {
  const { state, search, hash } = useLocation()
  const navigate = useNavigate()
  const isRead = useSession((session) => session.isRead)

  const go = useCallback<Go>(
    (step, { replace = false } = {}) => {
      void navigate({ search }, { state: { step }, replace })
    },
    [navigate, search],
  )

  // A code does not stay in the address, where others could read it.
  useEffect(() => {
    const step = stepOfHash(hash)
    if (isRead && step) go(step, { replace: true })
  }, [isRead, hash, go])

  return [isRead ? ((state as { readonly step?: AccessStep } | null)?.step ?? first) : first, go]
}
