import { Icon } from '@narthex/ui/icon'
import { MemberIcon } from '@narthex/ui/member-icon'
import type { ComponentProps, ReactNode } from 'react'

const icons = {
  rhythm: <MemberIcon name="turn" className="size-5 shrink-0 text-muted" />,
  next: <Icon name="calendar" className="size-5 shrink-0 text-muted" />,
  means: <MemberIcon name="card" className="size-5 shrink-0 text-muted" />,
  since: <Icon name="clock" className="size-5 shrink-0 text-muted" />,
} as const

export interface FactLineProps extends Pick<ComponentProps<'li'>, 'className'> {
  readonly fact: keyof typeof icons
  readonly children: ReactNode
}

/** Fact about a recurring gift, behind its icon. An item of a list. */
export function FactLine({ fact, className = '', children }: FactLineProps) {
  return (
    <li className={`flex items-center gap-2.5 ${className}`}>
      {icons[fact]}
      {children}
    </li>
  )
}
