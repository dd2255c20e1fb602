import type { ReactNode } from 'react'
import { rememberWayBack } from '../../../components/reading/way-back.ts'
import { passagePath } from '../../../components/rich-text.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import type { PagePath } from '../../../routing/page-path.ts'
import { usePlanPaths } from '../plan-paths.ts'

interface ReaderLinkProps {
  readonly osis: string
  /** Page to which the reader returns. */
  readonly back: PagePath
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

/** Opens a passage in the Bible, which then knows the way back. */
export function ReaderLink({ osis, back, label, className, children }: ReaderLinkProps) {
  const { isEmbedded } = usePlanPaths()
  const address = passagePath(osis)
  const content = (
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
    <SmartLink to={address} data-follow="" onClick={() => rememberWayBack(back)} className={className}>
      {content}
    </SmartLink>
  )
}
