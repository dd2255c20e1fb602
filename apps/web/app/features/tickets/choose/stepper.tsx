import { iconButtonClass } from '@narthex/ui/button'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useTranslations } from 'use-intl'

export interface StepperProps {
  readonly name: string
  readonly count: number
  readonly most: number
  readonly onLess: () => void
  readonly onMore: () => void
}

const face = `${iconButtonClass} bg-card text-ink shadow-[inset_0_0_0_1px_var(--line)] hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:bg-sunken`

/** Number field with two buttons. A button at its limit keeps the focus and is marked as disabled. */
export function Stepper({ name, count, most, onLess, onMore }: StepperProps) {
  const t = useTranslations('ticketBuying.choose')
  return (
    <div className="flex shrink-0 items-center gap-1">
      <button
        type="button"
        aria-label={t('less', { name })}
        aria-disabled={count === 0}
        onClick={() => count > 0 && onLess()}
        className={face}
      >
        <ToolIcon name="minus" className="size-5" />
      </button>
      <output
        aria-label={t('count', { name, count: String(count) })}
        className="w-9 text-center font-semibold tabular-nums"
      >
        {count}
      </output>
      <button
        type="button"
        aria-label={t('more', { name })}
        aria-disabled={count >= most}
        onClick={() => count < most && onMore()}
        className={face}
      >
        <ToolIcon name="plus" className="size-5" />
      </button>
    </div>
  )
}
