import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

const Choices = lazyPart(() => import('./kept-choices.tsx').then(({ KeptChoices }) => KeptChoices))

/** The switches, once the browser's storage can be asked what they are; without JavaScript, why there are none. */
export function ConsentChoices() {
  const t = useTranslations('privacy')
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <div className="mt-2 min-h-24">
      <noscript>
        <p className="text-muted">{t('choicesNoScript')}</p>
      </noscript>
      {isReady && (
        <LazyPart failed={<LoadFailed />}>
          <Choices />
        </LazyPart>
      )}
    </div>
  )
}
