import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { SmartLink } from '../../components/smart-link.tsx'
import type { PagePath } from '../../routing/page-path.ts'

export interface SectionHeadProps {
  readonly id: string
  readonly title: string
  readonly all: { readonly to: PagePath; readonly label: string }
}

/** Title of a section of the home page, and the link to its full list. */
export function SectionHead({ id, title, all }: SectionHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <SmartLink to={all.to} className={`${textLinkClass} gap-1.5`}>
        {all.label}
        <Icon name="arrow" className="size-5" />
      </SmartLink>
    </div>
  )
}
