import { phoneLink } from '@narthex/client/format/places'
import { dateIn } from '@narthex/contract/church-time'
import type { Meeting } from '@narthex/contract/groups/meeting.schemas'
import { cardClass } from '@narthex/ui/card'
import { Icon, type IconName } from '@narthex/ui/icon'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { personName } from '../person-name.ts'
import type { Attendee } from './attendance-list.tsx'

type Person = Pick<Attendee, 'idUsuario' | 'nome'> & Partial<Pick<Attendee, 'sobrenome'>>

export interface LeadersPartProps {
  readonly meeting: Meeting
  readonly roster: readonly Attendee[] | undefined
}

/** Parts of a meeting for leaders only: names, visitors and private notes. */
export function LeadersPart({
  meeting: { data, presencas, visitantes, observacoesLider, flagRealizada },
  roster,
}: LeadersPartProps) {
  const t = useTranslations('meetings.meeting')
  const came = (presencas ?? []).filter(({ flagPresente }) => flagPresente)
  const { fusoHorario } = useChurchSite().church
  // People who joined the group later could not have attended.
  const missed = (roster ?? []).filter(
    ({ idUsuario, desde }) =>
      dateIn(fusoHorario, new Date(desde)) <= data && !came.some((mark) => mark.idUsuario === idUsuario),
  )
  return (
    <div className="mt-8 grid gap-5">
      {flagRealizada && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Part icon="check" title={t('came')}>
            {came.length > 0 ? <Names people={came} /> : <p className="text-muted">{t('noOne')}</p>}
          </Part>
          {missed.length > 0 && came.length > 0 && (
            <Part icon="clock" title={t('missed')}>
              <Names people={missed} />
            </Part>
          )}
        </div>
      )}
      {visitantes && visitantes.length > 0 && (
        <Part icon="hands" title={t('visitors')}>
          <ul className="grid gap-1">
            {visitantes.map(({ nome, telefone }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and nothing here moves
              <li key={at} className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="font-medium wrap-anywhere">{nome}</span>
                {telefone && (
                  <a
                    href={phoneLink(telefone)}
                    className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand-text hover:underline"
                  >
                    <Icon name="phone" className="size-5" />
                    <span className="sr-only">{t('call', { name: nome })}: </span>
                    {telefone}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {observacoesLider && (
        <Part icon="info" title={t('privateNotes')}>
          <p className="whitespace-pre-line wrap-anywhere">{observacoesLider}</p>
        </Part>
      )}
    </div>
  )
}

function Part({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section className={`${cardClass} p-5`}>
      <h2 className="mb-2 flex items-center gap-2 text-base font-semibold">
        <Icon name={icon} className="size-5 text-brand-text" />
        {title}
      </h2>
      {children}
    </section>
  )
}

function Names({ people }: { people: readonly Person[] }) {
  return (
    <ul className="grid gap-1.5">
      {people
        .map((person) => ({ id: person.idUsuario, name: personName(person) }))
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            {name}
          </li>
        ))}
    </ul>
  )
}
