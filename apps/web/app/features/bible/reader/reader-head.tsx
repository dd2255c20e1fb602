import { iconButtonClass, textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useLocale, useTranslations } from 'use-intl'
import { BackLink } from '../../../components/back-link.tsx'
import { findWayBack } from '../../../components/reading/way-back.ts'
import { SmartLink } from '../../../components/smart-link.tsx'
import { PickerButton } from '../picker/picker-button.tsx'
import { chapterPath } from '../reference/addresses.ts'
import { TranslationName, useTranslationName } from '../translation-name.tsx'
import { isInLanguage, languageName } from '../translations.ts'
import { useInBrowser } from '../use-in-browser.ts'
import type { ReaderData } from './reader-data.ts'

export interface ReaderHeadProps {
  readonly data: ReaderData
  readonly name: string
  readonly notice: string | undefined
}

/** Heading: the chapter and its translation, with a notice about them. */
export function ReaderHead({ data, name, notice }: ReaderHeadProps) {
  const t = useTranslations('bible')
  const locale = useLocale()
  const labelOf = useTranslationName()
  const { text, beside, translations, place } = data
  const { translation } = text
  const back = useInBrowser() ? findWayBack() : undefined
  const hasOwn = translations.some((one) => isInLanguage(one, locale))
  return (
    <header className={`mx-auto w-full ${beside ? 'max-w-5xl' : 'max-w-3xl'}`}>
      {back && (
        <div className="mb-2 print:hidden">
          <BackLink to={back} name={t('backToPlan')} />
        </div>
      )}
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="reading-font text-2xl md:text-hero">{name}</h1>
          <PickerButton kind="translation" data={data} className={`${textLinkClass} mt-1 gap-1 text-start`}>
            <span className="sr-only">{t('translationNow', { name: labelOf(translation) })}</span>
            <span aria-hidden="true">
              <TranslationName translation={translation} form="name" />
            </span>
            <Icon name="chevron" className="size-5 noscript:hidden" />
          </PickerButton>
        </div>
        <SmartLink
          to={`/bible/search?version=${encodeURIComponent(translation.codigo)}`}
          className={`${iconButtonClass} hover:bg-sunken print:hidden`}
        >
          <Icon name="search" />
          <span className="sr-only">{t('search.open')}</span>
        </SmartLink>
      </div>
      {beside && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted print:hidden">
          {t('parallel.title', {
            first: labelOf(translation, 'short'),
            second: labelOf(beside.translation, 'short'),
          })}
          <SmartLink to={chapterPath(translation.codigo, place)} className={`${textLinkClass} gap-1 text-sm`}>
            <ToolIcon name="close" className="size-4.5" />
            {t('parallel.close')}
          </SmartLink>
        </p>
      )}
      {notice && <p className="mt-2 text-sm text-muted">{notice}</p>}
      {!hasOwn && (
        <p className="mt-2 rounded-control bg-sunken px-3 py-2 text-sm text-muted print:hidden">
          {t('onlyOther', {
            language: languageName(locale, locale),
            other: languageName(translation.idioma, locale),
          })}
        </p>
      )}
    </header>
  )
}
