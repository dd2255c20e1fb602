import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { dateText, dayText } from '@narthex/client/format/dates'
import { type Duplicates, type MergeCandidate, setDistinctPeople } from '@narthex/contract/people/merging.endpoints'
import { checkClass } from '@narthex/ui/check-class'
import { Notice } from '@narthex/ui/notice'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { useDateContext } from '../../../components/use-date-context.ts'
import { useFailure } from '../../../components/use-failure.ts'
import { recordPath } from '../../../resource/kind-paths.ts'
import { callApi } from '../../../session/api.ts'
import { mergePath, toName } from './merge-paths.ts'

type Group = Duplicates['itens'][number]

/** People with one mark: two of them are compared, or all of them are said to be different. */
export function AlikeGroup({ group }: { readonly group: Group }) {
  const t = useTranslations('consoleMerging')
  const frame = useTranslations('consoleFrame')
  const words = useTranslations('consolePersonWords')
  const dates = useDateContext()
  const explain = useFailure()
  const act = useAct(explain)
  const [isApart, setApart] = useState(false)
  const { semelhanca, valor, pessoas } = group
  const ids = pessoas.map(({ id }) => id)
  const [chosen, setChosen] = useState<readonly number[]>(ids.length === 2 ? ids : [])
  const title = useId()
  const keep = (flagDistintas: boolean) =>
    act.run(async () => {
      await callApi(setDistinctPeople, { body: { pessoas: ids, flagDistintas } })
      setApart(flagDistintas)
      if (!flagDistintas) return
      const action = { label: frame('undo'), onAct: () => void keep(false) }
      showMessage('GLOBAL', { tone: 'success', text: t('keptApart'), action })
    })
  if (isApart) return null
  const toggle = (id: number) =>
    setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before.slice(-1), id]))
  const two = pessoas.filter(({ id }) => chosen.includes(id))
  const [first, second] = two
  return (
    <li>
      <section aria-labelledby={title}>
        <h2 id={title} className="mb-1 font-semibold wrap-anywhere">
          {semelhanca === 'NOME_E_NASCIMENTO' ? dateText(valor, dates) : valor}{' '}
          <span className="text-sm font-normal text-muted">{words(semelhanca)}</span>
        </h2>
        <ul className="divide-y divide-line border-y border-line">
          {pessoas.map((person) => (
            <Candidate
              key={person.id}
              person={person}
              isChosen={chosen.includes(person.id)}
              onToggle={pessoas.length > 2 ? () => toggle(person.id) : undefined}
            />
          ))}
        </ul>
        {act.failure && (
          <Notice tone="danger" className="mt-3">
            <p>{act.failure}</p>
          </Notice>
        )}
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {first && second ? (
            <Link
              to={mergePath(first.id, second.id)}
              aria-label={t('compareWith', { first: toName(first), second: toName(second) })}
              className={toolClass('primary')}
            >
              {t('compare')}
            </Link>
          ) : (
            <span className="text-sm text-muted">{t('choose')}</span>
          )}
          <button
            type="button"
            aria-busy={act.isBusy || undefined}
            aria-describedby={title}
            className={toolClass('quiet')}
            onClick={() => void keep(true)}
          >
            {t('apart')}
          </button>
        </div>
      </section>
    </li>
  )
}

interface CandidateProps {
  readonly person: MergeCandidate
  readonly isChosen: boolean
  readonly onToggle: (() => void) | undefined
}

function Candidate({ person, isChosen, onToggle }: CandidateProps) {
  const t = useTranslations('consoleMerging')
  const words = useTranslations('consolePersonWords')
  const dates = useDateContext()
  const { id, situacao, acesso, telefone, email, dataNascimento, dataCadastro } = person
  const facts = [
    words(situacao),
    words(acesso),
    telefone,
    email,
    dataNascimento && t('born', { date: dateText(dataNascimento, dates) }),
    t('since', { date: dayText(new Date(dataCadastro), dates) }),
  ].filter(Boolean)
  return (
    <li className="flex items-start gap-3 py-2">
      {onToggle && (
        <label className="-ms-2 flex size-11 shrink-0 cursor-pointer items-center justify-center">
          <span className="sr-only">{toName(person)}</span>
          <input type="checkbox" checked={isChosen} onChange={onToggle} className={`${checkClass} rounded-[0.4rem]`} />
        </label>
      )}
      <span className="min-w-0">
        <Link
          to={recordPath({ place: 'people' }, id)}
          className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere"
        >
          {toName(person)}
        </Link>
        <span className="block text-sm text-muted wrap-anywhere">{facts.join(' · ')}</span>
      </span>
    </li>
  )
}
