import type { ReactNode } from 'react'
import { type PlanReading, rememberWayBack } from '../../../components/reading/way-back.ts'
import { passagePath } from '../../../components/rich-text.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import type { PagePath } from '../../../routing/page-path.ts'
import { usePlanPaths } from '../plan-paths.ts'

interface ReaderLinkProps {
  readonly reading: PlanReading
  /** Page to which the reader returns. */
  readonly back: PagePath
  /** Read out instead of the content. */
  readonly label?: string
  readonly className: string
  readonly children: ReactNode
}

/** Opens a passage in the Bible, which then knows the way back. */
export function ReaderLink({ reading, back, label, className, children }: ReaderLinkProps) {
  const { isEmbedded } = usePlanPaths()
  const address = passagePath(reading.passage)
  const content =
    label === undefined ? (
      children
    ) : (
      <>
        <span aria-hidden="true">{children}</span>
        <span className="sr-only">{label}</span>
      </>
    )
  // The pages of the site may not stand in the frame of another.
  if (isEmbedded) {
    return (
      <a href={address} data-follow="" target="_blank" rel="noopener" className={className}>
        {content}
      </a>
    )
  }
  return (
    <SmartLink to={address} data-follow="" onClick={() => rememberWayBack(back, reading)} className={className}>
      {content}
    </SmartLink>
  )
}
