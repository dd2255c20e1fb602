import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { SmartLink } from '../../components/smart-link.tsx'

/** The way to all groups. */
export function BackToList({ name }: { name: string }) {
  return (
    <SmartLink to="/groups" className={`${textLinkClass} -ms-1 gap-1.5 text-sm`}>
      <Icon name="arrow" className="size-5 rotate-180" />
      {name}
    </SmartLink>
  )
}
