import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { AccessDialog, useMayChangeRoles } from '../team/access-dialog.tsx'
import { useRolesText } from '../team/held-roles.ts'
import type { PersonFile } from './person-file.ts'
import { Part } from './person-parts.tsx'

export interface RolesPartProps {
  readonly file: PersonFile
  readonly onChanged: () => void
}

/** The person's roles in the team, which those who give them change here. */
export function RolesPart({ file: { person, overview }, onChanged }: RolesPartProps) {
  const t = useTranslations('consolePerson')
  const team = useTranslations('consoleTeam')
  const rolesText = useRolesText()
  const mayChange = useMayChangeRoles()
  const [isOpen, setOpen] = useState(false)
  const isChanged = useRef(false)
  const { papeis: roles, prazos, alcances, login } = overview
  const { id, nome, sobrenome, acesso } = person
  const member = login && {
    user: { id: login.idConta },
    usuario: { id, nome, sobrenome, imagem: null },
    roles,
    prazos,
    alcances,
  }
  const close = () => {
    setOpen(false)
    // A ref: the dialog closes itself in the same turn that it tells of the change.
    if (isChanged.current) onChanged()
    isChanged.current = false
  }
  const isChangeable = member && acesso === 'COM_LOGIN' && mayChange(member)
  return (
    <Part title={t('roles')}>
      {roles.length === 0 ? (
        <p className="text-muted">{t('noRoles')}</p>
      ) : (
        <p>{rolesText({ roles, prazos, alcances })}</p>
      )}
      {isChangeable && (
        <button
          type="button"
          aria-haspopup="dialog"
          className={`${toolClass('quiet')} mt-3`}
          onClick={() => setOpen(true)}
        >
          {team('change')}
        </button>
      )}
      {isChangeable && isOpen && (
        <AccessDialog member={member} onClose={close} onChange={() => (isChanged.current = true)} />
      )}
    </Part>
  )
}
