import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { Dialog } from '@narthex/ui/dialog'
import { Notice } from '@narthex/ui/notice'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from './buttons.ts'
import { useFailure } from './use-failure.ts'

export interface Confirmation {
  readonly title: string
  readonly lead: ReactNode
  readonly action: string
  readonly isDangerous?: boolean
  /** Message when it is done, which may tell what came of it. */
  readonly done: string | ((answer: unknown) => string)
  /** Words for what was refused; the usual ones where it has none of its own. */
  readonly explain?: (error: unknown) => string
  readonly run: () => Promise<unknown>
}

export interface ConfirmDialogProps {
  readonly confirmation: Confirmation | undefined
  /** Label of the button that leaves all as it is. */
  readonly cancel: string
  readonly onClose: () => void
}

/** Asks before something is done, and says why it was not, with the question kept. */
export function ConfirmDialog({ confirmation, cancel, onClose }: ConfirmDialogProps) {
  const frame = useTranslations('consoleFrame')
  const explain = useFailure()
  const act = useAct((error) => (confirmation?.explain ?? explain)(error))
  const close = () => {
    act.clear()
    onClose()
  }
  if (!confirmation) return null
  const { title, lead, action, isDangerous, done, run } = confirmation
  const confirm = () =>
    act.run(async () => {
      const answer = await run()
      showMessage('GLOBAL', { tone: 'success', text: typeof done === 'function' ? done(answer) : done })
      onClose()
    })
  return (
    <Dialog isOpen onClose={close} title={title} closeLabel={frame('close')}>
      <div className="grid gap-3">{lead}</div>
      {act.failure && (
        <Notice tone="danger" className="mt-4">
          <p>{act.failure}</p>
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className={toolClass('plain')} onClick={close}>
          {cancel}
        </button>
        <button
          type="button"
          aria-busy={act.isBusy || undefined}
          className={toolClass(isDangerous ? 'danger' : 'primary')}
          onClick={() => void confirm()}
        >
          {action}
        </button>
      </div>
    </Dialog>
  )
}
