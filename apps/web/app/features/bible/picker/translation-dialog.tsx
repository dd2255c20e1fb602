import type { Translation } from '@narthex/contract/bible/bible.schemas'
import { Dialog } from '@narthex/ui/dialog'
import { Icon } from '@narthex/ui/icon'
import { useLocale, useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { chapterPath, versesPath } from '../reference/addresses.ts'
import { groupByLanguage, languageName } from '../translations.ts'
import type { PickerDialogProps } from './place-dialog.tsx'

/** The translations by language: to read the same place in, or beside the one that is read. */
export function TranslationDialog({ data, isOpen, onClose }: PickerDialogProps) {
  const t = useTranslations('bible')
  const shell = useTranslations('shell')
  const locale = useLocale()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('translationsTitle')} closeLabel={shell('close')}>
      {groupByLanguage(data.translations, locale).map(([language, translations]) => (
        <section key={language} className="mt-3 first:mt-0">
          <h3 lang={language} className="text-sm font-semibold text-muted first-letter:uppercase">
            {languageName(language, language)}
          </h3>
          <ul className="mt-1 grid gap-1">
            {translations.map((translation) => (
              <TranslationRow key={translation.codigo} translation={translation} data={data} onGo={onClose} />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}

interface TranslationRowProps extends Pick<PickerDialogProps, 'data'> {
  readonly translation: Translation
  readonly onGo: () => void
}

function TranslationRow({ translation, data: { place, marked, text }, onGo }: TranslationRowProps) {
  const t = useTranslations('bible')
  const { codigo, nome, sigla, idioma, licenca } = translation
  const isNow = codigo === text.translation.codigo
  return (
    <li className="flex items-center gap-1">
      <SmartLink
        to={versesPath(codigo, place, marked)}
        onClick={onGo}
        aria-current={isNow ? 'page' : undefined}
        className="flex min-h-14 min-w-0 grow items-center gap-3 rounded-control px-3 py-2 hover:bg-sunken aria-[current=page]:bg-brand-soft"
      >
        <span className="min-w-0 grow">
          <span lang={idioma} className="block leading-snug font-semibold">
            {nome}
          </span>
          <span className="block truncate text-sm text-muted">{[sigla, licenca].filter(Boolean).join(' · ')}</span>
        </span>
        {isNow && <Icon name="check" className="size-5 text-brand-text" />}
      </SmartLink>
      {!isNow && (
        <SmartLink
          to={chapterPath(text.translation.codigo, place, codigo)}
          onClick={onGo}
          aria-label={t('parallel.open', { name: nome })}
          className="inline-flex min-h-11 shrink-0 items-center rounded-button px-3 text-sm font-semibold text-brand-text hover:bg-sunken"
        >
          {t('parallel.choose')}
        </SmartLink>
      )}
    </li>
  )
}
