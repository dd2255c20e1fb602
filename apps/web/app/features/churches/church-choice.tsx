import type { Client } from '@narthex/contract/churches/church.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Monogram } from '@narthex/ui/monogram'
import { useTranslations } from 'use-intl'

export interface ChurchChoiceProps {
  readonly church: Client
  /** The reader's relation to the church. */
  readonly note?: string | undefined
  /** Chooses the church; absent for the current church. */
  readonly onChoose?: () => void
}

/** A church that may be chosen. A list item. */
export function ChurchChoice({ church, note, onChoose }: ChurchChoiceProps) {
  const t = useTranslations('account.church')
  const place = [church.endereco?.bairro, church.endereco?.cidade].filter(Boolean).join(', ')
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 p-4 not-first:border-t border-line ${onChoose ? '' : 'bg-brand-soft'}`}
    >
      <Monogram name={church.nome} colour={church.corApp} className="h-12 shrink-0" />
      <div className="min-w-0 grow basis-40">
        <p className="leading-snug font-semibold">{church.nome}</p>
        <p className="text-sm text-muted">{place}</p>
        {note && <p className="mt-0.5 text-sm font-semibold text-brand-text">{note}</p>}
      </div>
      {onChoose && (
        <button
          type="button"
          onClick={onChoose}
          aria-label={t('choose', { church: church.nome })}
          className={`${buttonClass('quiet')} max-sm:ms-14`}
        >
          {t('action')}
        </button>
      )}
    </li>
  )
}
