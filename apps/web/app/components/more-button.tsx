import { buttonClass } from '@narthex/ui/button'
import { Spinner } from '@narthex/ui/spinner'

export interface MoreButtonProps {
  readonly label: string
  /** Said where the rest could not be had. */
  readonly failedLabel: string
  readonly isAdding: boolean
  readonly hasFailed: boolean
  readonly onMore: () => Promise<void>
}

/** Button below a list that loads the rest of it. */
export function MoreButton({ label, failedLabel, isAdding, hasFailed, onMore }: MoreButtonProps) {
  return (
    <div className="mt-6 flex flex-col items-center gap-2">
      <button type="button" onClick={() => void onMore()} aria-busy={isAdding} className={buttonClass('quiet')}>
        {isAdding && <Spinner />}
        {label}
      </button>
      <p role="status" className="text-sm font-medium text-danger">
        {hasFailed && failedLabel}
      </p>
    </div>
  )
}
