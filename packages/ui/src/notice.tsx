import type { ReactNode } from 'react'
import { iconButtonClass } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

export interface NoticeProps {
  readonly tone: Tone
  /** Where another sign than the tone's own says more. */
  readonly icon?: IconName
  readonly children: ReactNode
  /** Where the reader may send it away: the button's name and what it does. */
  readonly dismiss?: { readonly label: string; readonly onDismiss: () => void }
  /** `none` inside a region that is announced already, or the message would be said twice. */
  readonly role?: 'status' | 'alert' | 'none'
  readonly className?: string
}

const tones: Record<Tone, { readonly icon: IconName; readonly mark: string; readonly role: 'status' | 'alert' }> = {
  info: { icon: 'info', mark: 'bg-brand-soft text-brand-text', role: 'status' },
  success: { icon: 'check', mark: 'bg-success/14 text-success', role: 'status' },
  warning: { icon: 'warning', mark: 'bg-warning/14 text-warning', role: 'status' },
  danger: { icon: 'warning', mark: 'bg-danger/14 text-danger', role: 'alert' },
}

/**
 * A message in its place or over the page: the tone shows in the mark, the words stay ink. What went wrong is said at
 * once (`alert`), everything else when the reader's assistant has a moment (`status`).
 */
export function Notice({ tone, icon, children, dismiss, role, className = '' }: NoticeProps) {
  const { icon: ownIcon, mark, role: ownRole } = tones[tone]
  return (
    <div
      role={role === 'none' ? undefined : (role ?? ownRole)}
      className={`flex min-h-15 items-start gap-3 rounded-card bg-card p-2 ps-3 text-start shadow-[inset_0_0_0_1px_var(--line)] ${className}`}
    >
      <span aria-hidden="true" className={`mt-1.5 grid size-8 shrink-0 place-items-center rounded-full ${mark}`}>
        <Icon name={icon ?? ownIcon} className="size-5" />
      </span>
      <div className="min-w-0 grow self-center py-1.5 text-sm">{children}</div>
      {dismiss && (
        <button
          type="button"
          onClick={dismiss.onDismiss}
          className={`${iconButtonClass} text-muted hover:bg-sunken hover:text-ink`}
        >
          <Icon name="close" className="size-5" />
          <span className="sr-only">{dismiss.label}</span>
        </button>
      )}
    </div>
  )
}
