import { useCopy } from '@narthex/client/device/use-copy'
import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'

export interface CopyCodeProps {
  readonly code: string
  /** Text that is shown, where it differs from the code. */
  readonly shown?: string
  readonly label: string
  readonly action: string
  readonly copied: string
  readonly face?: 'primary' | 'quiet'
}

/** A code that is copied with one touch, and can be selected where that is not allowed. */
export function CopyCode({ code, shown = code, label, action, copied, face = 'primary' }: CopyCodeProps) {
  const t = useTranslations('payments.pix')
  const { copy, told } = useCopy(code, { copied, notCopied: t('notCopied') })
  const isCopied = told === copied
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <p className="text-sm font-semibold">{label}</p>
        <p className="mt-1 rounded-control bg-sunken px-3.5 py-2.5">
          <span className="line-clamp-3 font-mono text-sm break-all select-all">{shown}</span>
        </p>
      </div>
      <button type="button" onClick={() => void copy()} className={`${buttonClass(face)} w-full`}>
        {isCopied && <Icon name="check" className="size-5" />}
        {action}
      </button>
      <p aria-live="polite" className="-mt-1 text-center text-sm text-muted empty:hidden">
        {told}
      </p>
    </div>
  )
}
