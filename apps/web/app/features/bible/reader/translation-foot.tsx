import type { Translation } from '@narthex/contract/bible/bible.schemas'
import { useTranslations } from 'use-intl'
import { TranslationName } from '../translation-name.tsx'

/** Owner and licence of each translation, worded as the owners require. */
export function TranslationFoot({ translations }: { translations: readonly Translation[] }) {
  const t = useTranslations('bible')
  return (
    <footer className="mt-12 grid gap-3 border-t border-line pt-4 text-sm text-muted print:mt-6">
      {translations.map((translation) => (
        <div key={translation.codigo}>
          <p className="font-semibold">
            <TranslationName translation={translation} />
          </p>
          {translation.atribuicao && <p lang={translation.idioma}>{translation.atribuicao}</p>}
          {translation.licenca && <p>{t('licence', { licence: translation.licenca })}</p>}
        </div>
      ))}
    </footer>
  )
}
