import { iconButtonClass } from '@narthex/ui/button'
import { ToolIcon } from '@narthex/ui/tool-icon'

export interface ReportButtonProps {
  readonly id: string
  readonly label: string
  readonly onReport: () => void
}

/** The quiet way to say that something should not be there. */
export function ReportButton({ id, label, onReport }: ReportButtonProps) {
  return (
    <button
      type="button"
      id={id}
      onClick={onReport}
      className={`${iconButtonClass} text-muted hover:bg-sunken hover:text-ink`}
    >
      <ToolIcon name="flag" />
      <span className="sr-only">{label}</span>
    </button>
  )
}
