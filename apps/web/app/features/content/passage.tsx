import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { passagePath } from '../../components/rich-text.tsx'
import { SmartLink } from '../../components/smart-link.tsx'

/** Link to the Bible passage of the text. */
export function Passage({ name, osis, lang }: { name: string; osis: string | null; lang: string }) {
  const t = useTranslations('reading')
  if (!osis) {
    return (
      <p lang={lang} className="mb-6 font-semibold text-muted">
        {name}
      </p>
    )
  }
  return (
    <p className="mb-7 print:mb-4">
      <SmartLink to={passagePath(osis)} className={`${buttonClass('quiet')} print:hidden`}>
        <Icon name="book" className="size-5 text-brand-text" />
        {t('passage', { passage: name })}
      </SmartLink>
      <span lang={lang} className="hidden font-semibold print:inline">
        {name}
      </span>
    </p>
  )
}
