import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { getPassages } from '@narthex/contract/bible/bible.endpoints'
import type { DailyVerse } from '@narthex/contract/bible/bible.schemas'
import { clearDailyVerse, setDailyVerse } from '@narthex/contract/bible/bible-office.endpoints'
import { formatOsis, parseOsis, type Reference } from '@narthex/contract/bible/reference'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useFailure } from '../../components/use-failure.ts'
import { useOfferedTranslations } from '../../resources/bible/offered-translations.ts'
import { callApi } from '../../session/api.ts'
import { PassagePicker } from './passage-picker.tsx'

export interface VerseChoiceProps {
  readonly verse: DailyVerse
  readonly onDone: () => void
}

const usual: Reference = { from: { book: 'John', chapter: 3, verse: 16 }, to: { book: 'John', chapter: 3, verse: 16 } }

/** Chooses the passage of a day, with its words before it is kept; or leaves the day to the cycle again. */
export function VerseChoice({ verse, onDone }: VerseChoiceProps) {
  const t = useTranslations('consoleDailyVerse')
  const { data, referencia, escolhido, traducao } = verse
  const [reference, setReference] = useState<Reference>(() => parseOsis(referencia) ?? usual)
  const act = useAct(useFailure())
  const osis = formatOsis(reference)
  const keep = () =>
    void act.run(async () => {
      await callApi(setDailyVerse, { params: { data }, body: { referencia: osis } })
      showMessage('GLOBAL', { tone: 'success', text: t('kept') })
      onDone()
    })
  const clear = () =>
    void act.run(async () => {
      await callApi(clearDailyVerse, { params: { data } })
      showMessage('GLOBAL', { tone: 'success', text: t('cleared') })
      onDone()
    })
  return (
    <div className="grid gap-4">
      <PassagePicker value={reference} onChange={setReference} />
      <PassagePreview osis={osis} code={traducao} />
      {act.failure && (
        <Notice tone="danger">
          <p>{act.failure}</p>
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {escolhido && (
          <button type="button" onClick={clear} className={`${toolClass('quiet')} me-auto`}>
            {t('clear')}
          </button>
        )}
        <button
          type="button"
          onClick={keep}
          aria-disabled={act.isBusy || undefined}
          className={`${toolClass('primary')} max-sm:w-full`}
        >
          {t('keep')}
        </button>
      </div>
    </div>
  )
}

/** The words that readers will find, in the church's first translation where none is known for the day. */
function PassagePreview({ osis, code }: { osis: string; code: string | null }) {
  const t = useTranslations('consoleDailyVerse')
  const offered = useOfferedTranslations()
  const translations = offered.state === 'ready' ? offered.value : []
  const translation = translations.find(({ codigo }) => codigo === code) ?? translations[0]
  const codigo = translation?.codigo
  const loaded = useLoaded(codigo ? `${codigo} ${osis}` : undefined, async () => {
    const params = { traducao: codigo ?? '' }
    const { passagens } = await callApi(getPassages, { params, query: { referencia: osis } })
    return passagens.flatMap(({ versiculos }) => versiculos)
  })
  if (!translation) return null
  return (
    <section aria-label={t('preview')} className="rounded-control bg-sunken p-4">
      {loaded.state === 'loading' && <Skeleton className="h-12" />}
      {loaded.state === 'failed' && <p className="text-sm text-muted">{t('previewFailed')}</p>}
      {loaded.state === 'ready' &&
        (loaded.value.length > 0 ? (
          <p lang={translation.idioma}>{loaded.value.map(({ texto }) => texto).join(' ')}</p>
        ) : (
          <p className="text-sm text-danger">{t('notThere')}</p>
        ))}
      <p className="mt-2 text-sm text-muted">
        {translation.nome} ({translation.sigla})
      </p>
    </section>
  )
}
