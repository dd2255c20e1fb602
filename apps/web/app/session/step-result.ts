import { stored } from '@narthex/client/device/stored'
import { useLocation } from 'react-router'
import { useSession } from './session.ts'

/** The member who took a step, and its result. The history outlives a log-out and then belongs to the next member. */
interface StepResult<R> {
  readonly memberId: number | undefined
  readonly value: R
}

/**
 * History state for the page that reports a step (`isStepResult` in the route table). It outlives a reload, and no link
 * carries it.
 */
export function afterStep<R>(value: R): { readonly step: StepResult<R> } {
  return { step: { memberId: useSession.getState().clientAccount?.id, value } }
}

/** The step that led to this entry of the history, if the reader took it. */
export function useStepResult<R = unknown>(): StepResult<R> | undefined {
  const memberId = useSession(({ clientAccount }) => clientAccount?.id)
  return readStep<R>(useLocation().state, memberId)
}

export function readStep<R>(state: unknown, memberId: number | undefined): StepResult<R> | undefined {
  if (typeof state !== 'object' || state === null || !('step' in state)) return undefined
  const { step } = state as ReturnType<typeof afterStep<R>>
  return step.memberId === memberId ? step : undefined
}

const key = 'step'

export const announcedEvent = 'narthex:step'

/** Announces a step to a page that is open, or to the next document. */
export function announceStep(page: string): void {
  stored(() => sessionStorage.setItem(key, page))
  dispatchEvent(new Event(announcedEvent))
}

/** Whether a step was announced to this page, and is not taken yet. */
export const isAnnounced = (page: string): boolean => stored(() => sessionStorage.getItem(key)) === page

/** Whether a step that leads to this page was announced in this tab. Nothing of it is left. */
export function takeStep(page: string): boolean {
  const isHere = isAnnounced(page)
  stored(() => sessionStorage.removeItem(key))
  return isHere
}
