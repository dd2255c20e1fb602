import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import type { PagePath } from '../routing/page-path.ts'
import { SmartLink } from './smart-link.tsx'

/** The way to what a page stands in. */
export function BackLink({ to, name }: { to: PagePath; name: string }) {
  return (
    <SmartLink to={to} data-back-link="" className={`${textLinkClass} -ms-1 gap-1.5 text-sm`}>
      <Icon name="arrow" className="size-5 rotate-180" />
      {name}
    </SmartLink>
  )
}
