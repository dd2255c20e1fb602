import type { GroupMember } from '@narthex/contract/groups/group.schemas'
import { type GroupRole, groupRoles } from '@narthex/contract/groups/group-words'
import { ChoiceGroup } from '@narthex/ui/choice-group'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'

/** The roles in a group: minors neither lead nor assist. */
export function rolesFor({ flagMenor }: Pick<GroupMember, 'flagMenor'>): readonly GroupRole[] {
  return flagMenor ? ['MEMBRO'] : groupRoles
}

export interface RoleDialogProps {
  readonly person: GroupMember
  readonly onClose: () => void
  /** Assigns the role; never rejects. */
  readonly onChoose: (papel: GroupRole) => Promise<void>
}

/** Leads, assists or takes part: each with what it means, one is chosen and then kept. */
export function RoleDialog({ person, onClose, onChoose }: RoleDialogProps) {
  const t = useTranslations('leading.people')
  const offered = rolesFor(person)
  const [papel, setPapel] = useState(offered.includes(person.papel) ? person.papel : 'MEMBRO')
  return (
    <ConfirmDialog
      isOpen
      title={t('roleTitle', { name: person.nome })}
      confirmLabel={t('roleConfirm')}
      cancelLabel={t('keep')}
      onClose={onClose}
      onConfirm={() => (papel === person.papel ? onClose() : onChoose(papel))}
    >
      <ChoiceGroup
        type="radio"
        name="papel"
        label={t('role')}
        options={offered.map((value) => ({ value, label: t(`roles.${value}`), hint: t(`roleHints.${value}`) }))}
        chosen={papel}
        onChange={({ currentTarget }) => setPapel(currentTarget.value as GroupRole)}
      />
    </ConfirmDialog>
  )
}
