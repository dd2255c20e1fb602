import type { GroupMember } from '@narthex/contract/groups/group.schemas'
import { changeGroupRole, removeFromGroup } from '@narthex/contract/groups/group-member.endpoints'
import type { GroupRole } from '@narthex/contract/groups/group-words'
import { cardClass } from '@narthex/ui/card'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { callApi } from '../../../session/api.ts'
import { toRefusal } from '../to-refusal.ts'
import { PersonRow } from './person-row.tsx'
import type { Attempt } from './requests-page.tsx'
import { RoleDialog } from './role-dialog.tsx'

export interface PeopleListProps {
  readonly celulaId: number
  /** The member who reads this. */
  readonly memberId: number
  readonly people: readonly GroupMember[]
  /** False for assistants: they care for the group without deciding about its people. */
  readonly canOrganise: boolean
  readonly attempt: Attempt
}

/** Members of a group; its leader assigns leaders and assistants, and removes members. */
export function PeopleList({ celulaId, memberId, people, canOrganise, attempt }: PeopleListProps) {
  const t = useTranslations('leading.people')
  const titleId = useId()
  const [chosen, setChosen] = useState<{ readonly person: GroupMember; readonly what: 'role' | 'remove' }>()
  const close = () => setChosen(undefined)
  const paramsOf = ({ idUsuario }: GroupMember) => ({ id: String(celulaId), idUsuario: String(idUsuario) })

  const act = async (work: () => Promise<unknown>, done: string) => {
    await attempt(work, done, (error) => t(`errors.${toRefusal(error, ['LAST_LEADER', 'NOT_FOR_MINORS'])}`))
    close()
  }
  const change = (person: GroupMember, papel: GroupRole) =>
    act(
      () => callApi(changeGroupRole, { params: paramsOf(person), body: { papel } }),
      t('changed', { name: person.nome, role: t(`roles.${papel}`) }),
    )
  const remove = (person: GroupMember) =>
    act(() => callApi(removeFromGroup, { params: paramsOf(person) }), t('removed', { name: person.nome }))
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('title')}
      </h2>
      <ul className={`${cardClass} mt-3 overflow-hidden`}>
        {people.map((person) => (
          <PersonRow
            key={person.idUsuario}
            person={person}
            isReader={person.idUsuario === memberId}
            canChange={canOrganise}
            onRole={() => setChosen({ person, what: 'role' })}
            onRemove={() => setChosen({ person, what: 'remove' })}
          />
        ))}
      </ul>
      {chosen?.what === 'role' && (
        <RoleDialog person={chosen.person} onClose={close} onChoose={(papel) => change(chosen.person, papel)} />
      )}
      {chosen?.what === 'remove' && (
        <ConfirmDialog
          isOpen
          title={t('removeTitle', { name: chosen.person.nome })}
          confirmLabel={t('removeConfirm')}
          cancelLabel={t('keep')}
          onClose={close}
          onConfirm={() => remove(chosen.person)}
        >
          <p>{t('removeLead')}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
