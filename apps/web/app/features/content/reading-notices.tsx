import { Notice } from '@narthex/ui/notice'
import { useLocale, useTranslations } from 'use-intl'
import { PreviewNotice } from '../../components/preview-notice.tsx'

/** Notices before the text: it is a draft, or it is in another language than the page. */
export function ReadingNotices({ item }: { item: { readonly idioma: string; readonly flagPrevia: boolean } }) {
  const t = useTranslations('reading')
  const locale = useLocale()
  const { idioma, flagPrevia } = item
  return (
    <>
      {flagPrevia && <PreviewNotice />}
      {idioma !== locale && (
        <Notice tone="info" role="none" className="mt-5">
          <p>{t('otherLanguage', { language: languageName(idioma, locale) })}</p>
        </Notice>
      )}
    </>
  )
}

/** A language as another calls it within a sentence. */
export function languageName(language: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
}
