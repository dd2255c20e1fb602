import { findParentOrigin } from '@narthex/client/device/parent-window'

/** What embedded reading plans tell the page around them (docs/embedding.md). Never a name, or what a member reads of it. */
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
