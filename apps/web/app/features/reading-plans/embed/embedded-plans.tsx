import { type ReactNode, useEffect } from 'react'
import { useReader } from '../../../components/use-reader.ts'
import { announcePlan, type PlanAnnouncement } from './plan-announcements.ts'

type View = Extract<PlanAnnouncement, { type: 'narthex:reading-plans:ready' }>['view']

/** A view of reading plans in the frame of another site; says when a member's view is there. */
export function EmbeddedPlans({ view, children }: { view: View; children: ReactNode }) {
  const isMember = useReader() !== undefined
  useEffect(() => {
    if (isMember) announcePlan({ type: 'narthex:reading-plans:ready', view })
  }, [isMember, view])
  return children
}
