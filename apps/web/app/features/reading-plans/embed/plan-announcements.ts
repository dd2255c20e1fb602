import { findParentOrigin } from '@narthex/client/device/parent-window'

/** Messages of embedded reading plans to their parent page (docs/embedding.md). Never a name, or what is read. */
export type PlanAnnouncement =
  | { readonly type: 'narthex:reading-plans:ready'; readonly view: 'list' | 'plan' | 'delete' | 'confirm' }
  | {
      readonly type: `narthex:reading-plans:${'started' | 'reset' | 'left'}`
      readonly plan: string
      readonly subscription: string
    }
  | {
      readonly type: 'narthex:reading-plans:marked'
      readonly plan: string
      readonly subscription: string
      readonly day: number
      readonly isRead: boolean
    }

/** Tells the page around embedded plans, addressed to its origin; outside of a frame nothing is said. */
export function announcePlan(announcement: PlanAnnouncement): void {
  if (!window.location.pathname.startsWith('/embed/')) return
  const origin = findParentOrigin()
  if (origin) window.parent.postMessage(announcement, origin)
}
