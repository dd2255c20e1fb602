import type { Translation } from '@narthex/contract/bible/bible.schemas'
import { useTranslations } from 'use-intl'

/** Owner and licence of each translation, worded as the owners require. */
export function TranslationFoot({ translations }: { translations: readonly Translation[] }) {
  const t = useTranslations('bible')
  return (
    <footer className="mt-12 grid gap-3 border-t border-line pt-4 text-sm text-muted print:mt-6">
      {translations.map(({ codigo, nome, sigla, idioma, licenca, atribuicao }) => (
        <div key={codigo}>
          <p lang={idioma} className="font-semibold">
            {nome} ({sigla})
          </p>
          {atribuicao && <p lang={idioma}>{atribuicao}</p>}
          {licenca && <p>{t('licence', { licence: licenca })}</p>}
        </div>
      ))}
    </footer>
  )
}
