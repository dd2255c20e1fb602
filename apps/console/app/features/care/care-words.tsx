import type { CareFile } from '@narthex/contract/care/care.schemas'
import { useTranslations } from 'use-intl'
import { Part } from '../people/person-parts.tsx'

/** The words that brought someone into the inbox: of a card, or of a prayer. Nothing for a visit. */
export function CareWords({ file: { item, mensagem, flagLigacao, flagVisita } }: { readonly file: CareFile }) {
  const t = useTranslations('consoleCare')
  if (!mensagem) return null
  const wishes = [flagLigacao && t('asksCall'), flagVisita && t('asksVisit')].filter(Boolean)
  return (
    <Part title={t(item.tipo === 'ORACAO' ? 'prayer' : 'words')}>
      <blockquote className="border-s-2 border-line ps-3 whitespace-pre-line wrap-anywhere">{mensagem}</blockquote>
      {wishes.length > 0 && <p className="mt-2 text-sm text-muted">{wishes.join(' · ')}</p>}
    </Part>
  )
}
