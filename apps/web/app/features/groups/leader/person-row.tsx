import type { GroupMember } from '@narthex/contract/groups/group.schemas'
import { buttonClass, iconButtonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useTranslations } from 'use-intl'
import { Face } from '../../../components/face.tsx'
import { personName } from '../person-name.ts'
import { rolesFor } from './role-dialog.tsx'

export interface PersonRowProps {
  readonly person: GroupMember
  readonly isReader: boolean
  readonly canChange: boolean
  readonly onRole: () => void
  readonly onRemove: () => void
}

/** A member of the group, their role, and the ways to change it. Leaving is on the group's own page. */
export function PersonRow({ person, isReader, canChange, onRole, onRemove }: PersonRowProps) {
  const t = useTranslations('leading.people')
  const { imagem, papel, flagMenor } = person
  const name = personName(person)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line p-4 last:border-b-0">
      <Face name={name} picture={imagem} />
      <div className="min-w-0 grow basis-36">
        <p className="font-semibold leading-snug wrap-anywhere">
          {name}
          {isReader && <span className="font-normal text-muted"> ({t('you')})</span>}
        </p>
        <p className="text-sm text-muted">
          {[t(`roles.${papel}`), flagMenor && t('minor')].filter(Boolean).join(' · ')}
        </p>
      </div>
      {canChange && (
        <div className="flex items-center gap-1 max-sm:ms-15 max-sm:w-full">
          {rolesFor(person).some((role) => role !== papel) && (
            <button
              type="button"
              onClick={onRole}
              aria-label={t('changeRoleOf', { name })}
              className={buttonClass('quiet')}
            >
              {t('changeRole')}
            </button>
          )}
          {!isReader && (
            <button
              type="button"
              onClick={onRemove}
              className={`${iconButtonClass} text-muted hover:bg-sunken hover:text-ink`}
            >
              <MemberIcon name="trash" className="size-5" />
              <span className="sr-only">{t('removeOf', { name })}</span>
            </button>
          )}
        </div>
      )}
    </li>
  )
}
