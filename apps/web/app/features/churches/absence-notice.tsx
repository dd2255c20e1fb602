import { containerClass } from '@narthex/ui/container'
import { Notice } from '@narthex/ui/notice'
import type { ReactNode } from 'react'
import { headerTheme } from '../../church/header-theme.ts'
import { useChurchSite } from '../../page/use-site.ts'

export interface AbsenceNoticeProps {
  readonly text: string
  /** The home page that the followed link led to instead. */
  readonly children: ReactNode
}

/**
 * Says above the home page that the church lacks what a link led to. Where the header lies over the hero, the message stands
 * below it on the hero's ground, and the hero keeps no room for the header any more.
 */
export function AbsenceNotice({ text, children }: AbsenceNoticeProps) {
  const isUnderHeader = headerTheme('HOME', useChurchSite()) === 'dark'
  return (
    <>
      <div className={isUnderHeader ? 'bg-deep pt-(--header)' : ''}>
        <div className={`${containerClass('page')} py-3`}>
          <Notice tone="info">
            <p>{text}</p>
          </Notice>
        </div>
      </div>
      <div className={isUnderHeader ? '[--header:0rem]' : ''}>{children}</div>
    </>
  )
}
