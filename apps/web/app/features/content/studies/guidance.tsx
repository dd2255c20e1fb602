import { useMemberData } from '@narthex/client/data/use-member-data'
import { getStudyGuidance } from '@narthex/contract/content/study.endpoints'
import { cardClass } from '@narthex/ui/card'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { RichText } from '../../../components/rich-text.tsx'
import { callApi } from '../../../session/api.ts'
import type { LeaderPartProps } from './leader-part.tsx'
import { SharedAnswers } from './shared-answers.tsx'

/** The study's notes for group leaders, and the answers that the group shares with them. Empty for other members. */
export function Guidance({ id, questions, lang }: LeaderPartProps) {
  const t = useTranslations('studies')
  const locale = useLocale()
  const titleId = useId()
  const previa = useSearchParams()[0].get('previa') ?? undefined
  const loaded = useMemberData(['guidance', id, locale, previa ?? ''], () =>
    callApi(getStudyGuidance, { params: { id: String(id) }, query: { idioma: locale, previa } }),
  )
  // Few members are leaders: the others should not see that something loads, or that it failed.
  if (loaded.state !== 'ready') return null
  const { orientacao, compartilhadas } = loaded.value
  if (!orientacao && compartilhadas.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={`${cardClass} mt-12 p-5 sm:p-7 print:hidden`}>
      <h2 id={titleId} className="text-2xl">
        {t('guidance')}
      </h2>
      <p className="mt-1 mb-5 text-sm text-muted">{t('guidanceFor')}</p>
      {orientacao && <RichText doc={orientacao.corpo} lang={orientacao.idioma} />}
      {compartilhadas.length > 0 && <SharedAnswers answers={compartilhadas} questions={questions} lang={lang} />}
    </section>
  )
}
