import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { dateText } from '@narthex/client/format/dates'
import type { GroupMember } from '@narthex/contract/groups/group.schemas'
import { removeGroupSeat, setGroupSeat } from '@narthex/contract/groups/group-care.endpoints'
import type { GroupRole } from '@narthex/contract/groups/group-words'
import { groupRoles } from '@narthex/contract/groups/group-words'
import { Badge } from '@narthex/ui/badge'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { type FoundPerson, PeopleField } from '../../components/people-field.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
import { useMay } from '../../session/office.ts'
import { PersonFace } from '../classes/person-face.tsx'
import type { GroupViewProps } from './groups-page.tsx'
import { JoinRequests } from './join-requests.tsx'

const fullName = ({ nome, sobrenome }: Pick<GroupMember, 'nome' | 'sobrenome'>) =>
  [nome, sobrenome].filter(Boolean).join(' ')

/** The people of a group with their roles, the requests that wait, and a field to add others. */
export function PeopleView({ care, reload }: GroupViewProps) {
  const t = useTranslations('consoleGroupCare')
  const frame = useTranslations('consoleFrame')
  const mayLead = useMay('groups.manage')
  const mayFind = useMay('people.find')
  const explain = useFailure()
  const act = useAct()
  // A new field each time: an empty one, for the next person.
  const [turn, setTurn] = useState(0)
  const { id } = care.grupo
  const attempt = (key: string, run: () => Promise<void>) =>
    act.run(async () => {
      try {
        await run()
      } catch (error) {
        showMessage('GLOBAL', { tone: 'danger', text: t('failed', { reason: explain(error) }) })
      }
      await reload()
    }, key)
  const seatOf = (idUsuario: number) => ({ id: String(id), idUsuario: String(idUsuario) })
  const setRole = (idUsuario: number, papel: GroupRole, text: string) =>
    attempt(`${idUsuario}`, async () => {
      await callApi(setGroupSeat, { params: seatOf(idUsuario), body: { papel } })
      showMessage('GLOBAL', { tone: 'success', text })
    })
  const add = (person: FoundPerson | undefined) => {
    if (!person) return
    setTurn((before) => before + 1)
    void setRole(Number(person.value), 'MEMBRO', t('added', { name: person.label }))
  }
  const remove = ({ idUsuario, papel, ...member }: GroupMember) => {
    const name = fullName(member)
    const putBack = () => void setRole(idUsuario, papel, t('added', { name }))
    void attempt(`${idUsuario}`, async () => {
      await callApi(removeGroupSeat, { params: seatOf(idUsuario) })
      showMessage('GLOBAL', {
        tone: 'success',
        text: t('removed', { name }),
        action: { label: frame('undo'), onAct: putBack },
      })
    })
  }
  const known = new Set(care.pessoas.map(({ idUsuario }) => idUsuario))
  return (
    <>
      <JoinRequests requests={care.solicitacoes} onDecided={reload} />
      {mayLead && mayFind && (
        <div className="mb-6 max-w-120">
          <PeopleField
            key={turn}
            label={t('add')}
            hint={t('addHelp')}
            value={undefined}
            onChange={add}
            describe={(idUsuario) => (known.has(idUsuario) ? t('isIn') : undefined)}
          />
        </div>
      )}
      <p className="mb-2 font-semibold">{t('members', { count: care.pessoas.length })}</p>
      {care.pessoas.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {care.pessoas.map((member) => (
            <SeatRow
              key={member.idUsuario}
              member={member}
              mayLead={mayLead}
              onRole={(papel) => {
                const text = t('changed', { name: fullName(member), role: t(`roles.${papel}`) })
                void setRole(member.idUsuario, papel, text)
              }}
              onRemove={() => remove(member)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

interface SeatRowProps {
  readonly member: GroupMember
  readonly mayLead: boolean
  readonly onRole: (papel: GroupRole) => void
  readonly onRemove: () => void
}

function SeatRow({ member, mayLead, onRole, onRemove }: SeatRowProps) {
  const t = useTranslations('consoleGroupCare')
  const dates = useDateContext()
  const name = fullName(member)
  const { papel, flagMenor, desde, imagem, telefone } = member
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <PersonFace nome={name} imagem={imagem} />
      <span className="min-w-36 flex-1 wrap-anywhere">
        <span className="flex flex-wrap items-center gap-x-2 font-medium">
          {name}
          {flagMenor && (
            <Badge tone="muted" size="small">
              {t('minor')}
            </Badge>
          )}
        </span>
        <span className="block text-sm text-muted">
          {[telefone, t('since', { date: dateText(desde.slice(0, 10), dates) })].filter(Boolean).join(' · ')}
        </span>
      </span>
      {mayLead ? (
        <span className="flex items-center gap-1">
          <select
            aria-label={t('roleOf', { name })}
            value={papel}
            disabled={flagMenor}
            onChange={({ currentTarget }) => onRole(currentTarget.value as GroupRole)}
            className="min-h-11 rounded-control bg-card px-3 text-sm shadow-[inset_0_0_0_1px_var(--line)] lg:min-h-9"
          >
            {groupRoles.map((role) => (
              <option key={role} value={role}>
                {t(`roles.${role}`)}
              </option>
            ))}
          </select>
          <button type="button" className={toolClass('plain')} onClick={onRemove}>
            {t('remove')}
            <span className="sr-only">{name}</span>
          </button>
        </span>
      ) : (
        <span className="text-sm text-muted">{t(`roles.${papel}`)}</span>
      )}
    </li>
  )
}
