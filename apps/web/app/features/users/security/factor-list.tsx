import { whenText } from '@narthex/client/format/dates'
import type { Factor } from '@narthex/contract/auth/factor.schemas'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'

export interface FactorListProps {
  readonly factors: readonly Factor[]
  readonly onRename: (factor: Factor) => void
  readonly onRemove: (factor: Factor) => void
}

/** Second factors of a login, oldest first. */
export function FactorList({ factors, onRename, onRemove }: FactorListProps) {
  return (
    <ul className={`${cardClass} overflow-hidden`}>
      {factors.map((factor) => (
        <Row key={factor.id} factor={factor} onRename={onRename} onRemove={onRemove} />
      ))}
    </ul>
  )
}

function Row({ factor, onRename, onRemove }: Omit<FactorListProps, 'factors'> & { readonly factor: Factor }) {
  const t = useTranslations('security')
  const dates = useDateContext()
  const { tipo, nome: name, criadoEm, usadoEm, site } = factor
  const when = usadoEm
    ? t('used', { when: whenText(new Date(usadoEm), dates) })
    : t('added', { when: whenText(new Date(criadoEm), dates) })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 not-first:border-t border-line">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
        <MemberIcon name={tipo === 'TOTP' ? 'mobile' : 'key'} />
      </span>
      <div className="min-w-0 grow basis-48">
        <p className="leading-snug font-semibold break-words">{name}</p>
        <p className="text-sm text-muted">
          {t(`kind.${tipo}`)} · {when}
        </p>
        <p className="text-sm break-words text-muted">{site ? t('site', { site }) : t('everywhere')}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:ms-15">
        <button
          type="button"
          onClick={() => onRename(factor)}
          aria-label={t('renameOf', { name })}
          className={buttonClass('quiet')}
        >
          {t('rename')}
        </button>
        <button
          type="button"
          onClick={() => onRemove(factor)}
          aria-label={t('removeOf', { name })}
          className={buttonClass('quiet')}
        >
          {t('remove')}
        </button>
      </div>
    </li>
  )
}
