import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import type { GroupMember } from '@narthex/contract/groups/group.schemas'
import { multiplyGroup } from '@narthex/contract/groups/group-care.endpoints'
import { FieldError } from '@narthex/ui/field'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
import { PersonFace } from '../classes/person-face.tsx'
import { groupPath } from './group-path.ts'
import type { GroupViewProps } from './groups-page.tsx'

const ways = ['stays', 'goes', 'leads'] as const
type Way = (typeof ways)[number]

const empty = { nome: '', dataInicio: '', horario: '' }
type Fault = 'needName' | 'needDate' | 'needTime' | 'needLeader'

/** A new group out of people of this one: its name, its first meeting, who goes and who leads. */
export function MultiplyView({ care: { grupo, pessoas }, reload }: GroupViewProps) {
  const t = useTranslations('consoleGroupCare.multiply')
  const navigate = useNavigate()
  const explain = useFailure()
  const act = useAct(explain)
  const [form, setForm] = useState(empty)
  const [chosen, setChosen] = useState<ReadonlyMap<number, Way>>(new Map())
  const [isTried, setTried] = useState(false)
  const wayOf = (id: number): Way => chosen.get(id) ?? 'stays'
  const leaving = pessoas.filter(({ idUsuario }) => wayOf(idUsuario) !== 'stays')
  const faults: readonly Fault[] = [
    ...(form.nome.trim() === '' ? (['needName'] as const) : []),
    ...(form.dataInicio === '' ? (['needDate'] as const) : []),
    ...(form.horario === '' ? (['needTime'] as const) : []),
    ...(leaving.some(({ idUsuario }) => wayOf(idUsuario) === 'leads') ? [] : (['needLeader'] as const)),
  ]
  const faultOf = (fault: Fault) => (isTried && faults.includes(fault) ? t(fault) : undefined)
  const field = (name: keyof typeof empty) => ({
    value: form[name],
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      setForm((before) => ({ ...before, [name]: currentTarget.value })),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (faults.length > 0) return
    const people = leaving.map(({ idUsuario }) => ({
      idUsuario,
      papel: wayOf(idUsuario) === 'leads' ? ('LIDER' as const) : ('MEMBRO' as const),
    }))
    void act.run(async () => {
      const params = { id: String(grupo.id) }
      const { id } = await callApi(multiplyGroup, { params, body: { ...form, pessoas: people } })
      showMessage('GLOBAL', { tone: 'success', text: t('done', { name: form.nome }) })
      await reload()
      void navigate(groupPath(id))
    })
  }
  if (pessoas.length === 0) return <p className="text-muted">{t('empty')}</p>
  return (
    <form noValidate onSubmit={submit} className="max-w-160">
      <p className="mb-5 text-muted">{t('lead')}</p>
      <div className="grid gap-5">
        <TextField label={t('name')} maxLength={120} error={faultOf('needName')} {...field('nome')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label={t('first')} type="date" error={faultOf('needDate')} {...field('dataInicio')} />
          <TextField label={t('time')} type="time" error={faultOf('needTime')} {...field('horario')} />
        </div>
      </div>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {pessoas.map((member) => (
          <WayRow
            key={member.idUsuario}
            member={member}
            way={wayOf(member.idUsuario)}
            onChange={(way) => setChosen((before) => new Map(before).set(member.idUsuario, way))}
          />
        ))}
      </ul>
      <FieldError id="multiply-leader" error={faultOf('needLeader')} />
      {act.failure && (
        <Notice tone="danger" className="mt-5">
          <p>{act.failure}</p>
        </Notice>
      )}
      <SubmitButton isSending={act.isBusy} className="mt-6">
        {t('go')}
      </SubmitButton>
    </form>
  )
}

interface WayRowProps {
  readonly member: GroupMember
  readonly way: Way
  readonly onChange: (way: Way) => void
}

/** A person of the group with where they go; minors do not lead. */
function WayRow({ member: { idUsuario, nome, sobrenome, imagem, flagMenor }, way, onChange }: WayRowProps) {
  const t = useTranslations('consoleGroupCare.multiply')
  const name = [nome, sobrenome].filter(Boolean).join(' ')
  return (
    <li className="py-3">
      <fieldset className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
        <legend className="sr-only">{t('choice', { name })}</legend>
        <PersonFace nome={name} imagem={imagem} />
        <span className="min-w-36 flex-1 wrap-anywhere">
          <span className="block font-medium">{name}</span>
          {flagMenor && <span className="block text-sm text-muted">{t('minors')}</span>}
        </span>
        <span className="flex flex-wrap gap-2">
          {ways.map((name) => (
            <label
              key={name}
              className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-control px-3 text-sm font-semibold shadow-[inset_0_0_0_1px_var(--line)] hover:bg-sunken has-checked:bg-brand has-checked:text-on-brand has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
            >
              <input
                type="radio"
                name={`way ${idUsuario}`}
                checked={way === name}
                disabled={flagMenor && name === 'leads'}
                onChange={() => onChange(name)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
              />
              {t(name)}
            </label>
          ))}
        </span>
      </fieldset>
    </li>
  )
}
