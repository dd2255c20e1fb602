import { dateText, whenText } from '@narthex/client/format/dates'
import type { PersonOverview } from '@narthex/contract/people/people.endpoints'
import type { OfficePerson } from '@narthex/contract/people/person.resource'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'

/** A part of the page of a person, under a heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-semibold">{title}</h2>
      {children}
    </section>
  )
}

const listClass = 'divide-y divide-line border-y border-line'

/** How the person belongs to the church. */
export function ChurchPart({ person }: { readonly person: OfficePerson }) {
  const t = useTranslations('consolePerson')
  const words = useTranslations('consolePersonWords')
  const dates = useDateContext()
  const { situacao, visitanteDesde, membroDesde, flagBatizado, dataBatismo, comoChegou, anotacao } = person
  const baptism = flagBatizado === null ? undefined : words(flagBatizado ? 'SIM' : 'NAO')
  const lines = [
    words(situacao),
    visitanteDesde && t('visitorSince', { date: dateText(visitanteDesde, dates) }),
    membroDesde && t('memberSince', { date: dateText(membroDesde, dates) }),
    dataBatismo ? t('baptised', { date: dateText(dataBatismo, dates) }) : baptism,
    comoChegou && t('cameBy', { text: comoChegou }),
  ].filter((line) => line)
  return (
    <Part title={t('church')}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {anotacao && (
        <>
          <h3 className="mt-3 text-sm font-semibold text-muted">{t('note')}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{anotacao}</p>
        </>
      )}
    </Part>
  )
}

/** The groups that the person is in. */
export function GroupsPart({ grupos }: Pick<PersonOverview, 'grupos'>) {
  const t = useTranslations('consolePerson')
  const words = useTranslations('consolePersonWords')
  return (
    <Part title={t('groups')}>
      {grupos.length === 0 && <p className="text-muted">{t('noGroups')}</p>}
      {grupos.length > 0 && (
        <ul className={listClass}>
          {grupos.map(({ id, nome, papel }) => (
            <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
              <span className="wrap-anywhere">{nome}</span>
              <span className="text-sm text-muted">{words(papel)}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

/** Registrations for events; nothing for those who may not see them. */
export function RegistrationsPart({ inscricoes }: Pick<PersonOverview, 'inscricoes'>) {
  const t = useTranslations('consolePerson')
  const words = useTranslations('consolePersonWords')
  const dates = useDateContext()
  if (!inscricoes) return null
  return (
    <Part title={t('registrations')}>
      {inscricoes.length === 0 && <p className="text-muted">{t('noRegistrations')}</p>}
      {inscricoes.length > 0 && (
        <ul className={listClass}>
          {inscricoes.map(({ codigo, titulo, situacao, criadaEm }) => (
            <li key={codigo} className="py-2">
              <span className="block wrap-anywhere">{titulo}</span>
              <span className="text-sm text-muted">
                {words(situacao)} · {whenText(new Date(criadaEm), dates)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
