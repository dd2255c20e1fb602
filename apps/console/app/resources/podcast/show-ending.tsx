import { showMessage } from '@narthex/client/calls/status-store'
import { removePodcast } from '@narthex/contract/media/podcast-office.endpoints'
import { Dialog } from '@narthex/ui/dialog'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useFailure } from '../../components/use-failure.ts'
import { pathTo } from '../../navigation/places.ts'
import { callApi } from '../../session/api.ts'
import { useMay } from '../../session/office.ts'

/** Ends the podcast, after a question; not while it has `count` episodes of the church. */
export function ShowEnding({ count }: { count: number }) {
  const t = useTranslations('consolePodcastShow.ending')
  const frame = useTranslations('consoleFrame')
  const failureText = useFailure()
  const navigate = useNavigate()
  const mayEnd = useMay('content.publish')
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  if (!mayEnd) return null
  const end = async () => {
    setBusy(true)
    try {
      await callApi(removePodcast, {})
      showMessage('GLOBAL', { tone: 'success', text: t('done') })
      void navigate(pathTo('podcast'))
    } catch (error) {
      showMessage('GLOBAL', { tone: 'danger', text: failureText(error) })
      setBusy(false)
    }
  }
  return (
    <section aria-labelledby="show-ending">
      <h2 id="show-ending" className="mb-1 border-b border-line pb-2 text-base font-semibold">
        {t('title')}
      </h2>
      <p className="mt-2 text-sm text-muted">{count > 0 ? t('own') : t('lead')}</p>
      {count === 0 && (
        <button type="button" className={`${toolClass('danger')} mt-3`} onClick={() => setAsking(true)}>
          {t('act')}
        </button>
      )}
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={t('question')} closeLabel={frame('close')}>
        <p className="mb-5">{t('lead')}</p>
        <button type="button" disabled={isBusy} className={toolClass('danger')} onClick={() => void end()}>
          {t('act')}
        </button>
      </Dialog>
    </section>
  )
}
