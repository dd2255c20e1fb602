import { useStatus } from '@narthex/client/calls/status-store'
import { dropCopies } from '@narthex/client/data/member-copies'
import { queryClient } from '@narthex/client/data/query-client'
import { useParams } from 'react-router'
import { vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPages } from '../../../testing/render-page.tsx'
import { LeavePage } from '../leaving/leave-page.tsx'
import { LeftPage } from '../leaving/left-page.tsx'
import { PlansPage } from '../list/plans-page.tsx'
import { markOutbox } from '../mark-outbox.ts'
import { PlanPage } from '../plan/plan-page.tsx'
import { aPlanId, aSubscriptionId } from './a-subscription.ts'

const usePlanId = () => useParams().planUUID ?? ''
const pages = {
  '': () => <PlansPage title="Planos de leitura" />,
  '/:planUUID': () => <PlanPage planId={usePlanId()} title="Plano de leitura" />,
  '/:planUUID/delete': () => <LeavePage planId={usePlanId()} title="Sair do plano" />,
  '/:planUUID/delete/confirm': () => <LeftPage planId={usePlanId()} />,
}
const under = (folder: string, list = '') =>
  Object.fromEntries(Object.entries(pages).map(([path, Page]) => [`${folder}${path || list}`, Page]))

/** Renders the pages of reading plans, beginning at an address. */
export function openPlans(address = '/reading-plans') {
  return renderPages({ ...under('/reading-plans'), ...under('/embed/reading-plans', '/list') }, address)
}

/** The address of the subscription that the fixtures name. */
export const subscriptionAddress = (rest = '') =>
  `/reading-plans/${aPlanId}${rest}?${new URLSearchParams({ subscriptionUuid: aSubscriptionId })}`

/** Logs a member in, and makes it noon of 1 March 2026 at the church. */
export function beginPlanTest(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T15:00:00.000Z') })
  const token = `h.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.s`
  useSession.setState({ token, account: anAccount, clientAccount: aMember, isRead: true })
}

/** Leaves nothing on the device for the next test. */
export async function endPlanTest(): Promise<void> {
  await cleanup()
  await markOutbox.clear({ memberId: aMember.id })
  await dropCopies()
  queryClient.clear()
  useSession.setState(useSession.getInitialState(), true)
  useStatus.setState(useStatus.getInitialState(), true)
  vi.unstubAllGlobals()
  vi.useRealTimers()
}
