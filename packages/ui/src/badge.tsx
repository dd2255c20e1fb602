import type { ReactNode } from 'react'

/** `plain` and `muted` say what is, `brand` and `solid` what stands out; `shade` and `light` stand on pictures. */
export type BadgeTone = 'plain' | 'muted' | 'brand' | 'solid' | 'success' | 'warning' | 'danger' | 'shade' | 'light'

export interface BadgeProps {
  readonly tone: BadgeTone
  /** The state or fact in a word or two. */
  readonly children: ReactNode
  /** A sign beside the words. */
  readonly icon?: ReactNode
  readonly size?: 'usual' | 'small'
  /** Classes that place the badge. */
  readonly className?: string
}

const tones: Readonly<Record<BadgeTone, string>> = {
  plain: 'bg-sunken font-medium',
  muted: 'bg-sunken font-medium text-muted',
  brand: 'bg-brand-soft font-semibold text-brand-text',
  solid: 'bg-brand font-semibold text-on-brand',
  success: 'bg-success/14 font-medium text-success',
  warning: 'bg-warning/14 font-medium text-warning',
  danger: 'bg-danger/14 font-medium text-danger',
  shade: 'bg-black/75 font-semibold text-white',
  light: 'bg-white font-semibold text-deep shadow-rest',
}

const sizes = {
  usual: 'gap-1.5 px-3 py-1 text-sm [&>svg]:size-4.5',
  small: 'gap-1 px-2.5 py-0.5 text-xs [&>svg]:size-3.5',
}

/** A state or a fact as a pill. The words carry it: tone and sign only repeat them. */
export function Badge({ tone, children, icon, size = 'usual', className = '' }: BadgeProps) {
  return (
    <span className={`inline-flex items-center rounded-button ${sizes[size]} ${tones[tone]} ${className}`}>
      {icon}
      {children}
    </span>
  )
}
