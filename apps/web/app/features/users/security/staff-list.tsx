import type { StaffFactor } from '@narthex/contract/auth/factor.schemas'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useTranslations } from 'use-intl'

export interface StaffListProps {
  readonly staff: readonly StaffFactor[]
  /** The id of the reader, who cannot reset their own. */
  readonly userId: number
  readonly nameOf: (member: StaffFactor) => string
  readonly onReset: (member: StaffFactor) => void
}

/** Staff, each with whether they have a second factor. */
export function StaffList({ staff, userId, nameOf, onReset }: StaffListProps) {
  const t = useTranslations('security.staff')
  return (
    <ul className={`${cardClass} mt-4 overflow-hidden`}>
      {staff.map((member) => (
        <li
          key={member.user.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 not-first:border-t border-line"
        >
          <MemberIcon
            name={member.flagSegundoFator ? 'shield' : 'warning'}
            className={`size-6 ${member.flagSegundoFator ? 'text-success' : 'text-warning'}`}
          />
          <div className="min-w-0 grow basis-40">
            <p className="leading-snug font-semibold break-words">{nameOf(member)}</p>
            <p className="text-sm text-muted">{t(member.flagSegundoFator ? 'has' : 'hasNot')}</p>
          </div>
          {member.flagSegundoFator && member.user.id !== userId && (
            <button
              type="button"
              onClick={() => onReset(member)}
              aria-label={t('resetOf', { name: nameOf(member) })}
              className={buttonClass('quiet')}
            >
              {t('reset')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
