import type { DailyVerse, Translation } from '@narthex/contract/bible/bible.schemas'
import { parseOsis } from '@narthex/contract/bible/reference'
import { textLinkClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { referencePath } from '../reference/addresses.ts'
import { plainText } from '../text/chapter-blocks.ts'
import { TranslationName } from '../translation-name.tsx'
import { useReferenceName } from '../use-reference-name.ts'

export interface DailyVerseCardProps {
  readonly daily: DailyVerse
  readonly translations: readonly Translation[]
}

/** The verse of the day, large enough to stay with one. */
export function DailyVerseCard({ daily, translations }: DailyVerseCardProps) {
  const t = useTranslations('bible.daily')
  const nameOf = useReferenceName()
  const translation = translations.find(({ codigo }) => codigo === daily.traducao)
  const reference = parseOsis(daily.referencia)
  if (!translation || !reference) return null
  return (
    <section aria-labelledby="daily-verse" className="rounded-hero bg-brand-soft p-6 md:p-8">
      <h2 id="daily-verse" className="text-sm font-semibold text-brand-text">
        {t('title')}
      </h2>
      <blockquote lang={translation.idioma} className="reading-font mt-3 text-xl leading-relaxed text-pretty">
        {plainText(daily.versiculos)}
      </blockquote>
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
        <span className="font-semibold">
          {nameOf(reference)}{' '}
          <span className="font-normal text-muted">
            <TranslationName translation={translation} form="short" />
          </span>
        </span>
        <SmartLink to={referencePath(translation.codigo, reference)} className={textLinkClass}>
          {t('read')}
        </SmartLink>
      </p>
    </section>
  )
}
