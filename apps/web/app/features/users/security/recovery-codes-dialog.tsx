import { saveFile } from '@narthex/client/device/save-file'
import { buttonClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { useSession } from '../../../session/session.ts'
import { printText } from './print-text.ts'

export interface RecoveryCodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** New recovery codes, at the one moment at which they can be seen; to be copied, downloaded or printed. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useTranslations('security')
  const { church } = useChurchSite()
  const email = useSession(({ account }) => account?.email) ?? ''
  const [isCopied, setCopied] = useState(false)
  const title = t('codes.fileTitle', { email, church: church.nome })
  const text = [title, '', ...codes, ''].join('\n')
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Dialog isOpen onClose={onClose} title={t('codes.showTitle')} closeLabel={t('close')}>
      <p>{t('codes.showLead')}</p>
      <ol className="mt-4 grid grid-cols-2 gap-x-6 gap-y-2 rounded-control bg-sunken p-4 font-mono text-lg tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" onClick={() => void copy()} className={buttonClass('quiet')}>
          {t('codes.copy')}
        </button>
        <button
          type="button"
          onClick={() => saveFile(`${t('codes.file')}.txt`, text, 'text/plain')}
          className={buttonClass('quiet')}
        >
          {t('codes.download')}
        </button>
        <button type="button" onClick={() => printText(text)} className={buttonClass('quiet')}>
          {t('codes.print')}
        </button>
      </div>
      <p aria-live="polite" className="mt-2 min-h-6 text-sm text-muted">
        {isCopied && t('codes.copied')}
      </p>
      <button type="button" onClick={onClose} className={`${buttonClass('primary')} mt-3 w-full`}>
        {t('codes.done')}
      </button>
    </Dialog>
  )
}
