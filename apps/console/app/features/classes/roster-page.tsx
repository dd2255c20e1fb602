import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { enrolInClass, getClassRoster, withdrawFromClass } from '@narthex/contract/classes/class-register.endpoints'
import type { Enrolled, Roster } from '@narthex/contract/classes/class-register.schemas'
import { foldText } from '@narthex/contract/fold-text'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
import { AddPerson } from './add-person.tsx'
import { ClassFrame } from './class-frame.tsx'
import { ClassScreen, useClassId } from './class-screen.tsx'
import { PersonFace } from './person-face.tsx'

/** The roster of a class: its people, with a field to add others. */
export function RosterPage() {
  const t = useTranslations('consoleAttendance')
  const frame = useTranslations('consoleFrame')
  const explain = useFailure()
  const id = useClassId()
  const loaded = useLoaded<Roster>(`roster ${id}`, () => callApi(getClassRoster, { params: { id } }))
  const act = useAct()
  const change = (next: (people: readonly Enrolled[]) => Enrolled[]) => {
    if (loaded.state === 'ready') loaded.update((before) => ({ ...before, itens: next(before.itens) }))
  }
  const put = (person: Enrolled) =>
    change((people) => sortPeople([...people.filter((one) => one.id !== person.id), person]))
  const attempt = (run: () => Promise<void>, key: string) =>
    act.run(async () => {
      try {
        await run()
      } catch (error) {
        showMessage('GLOBAL', { tone: 'danger', text: t('failed', { reason: explain(error) }) })
      }
    }, key)
  const putBack = ({ id: matriculaId, idUsuario, nome }: Enrolled) =>
    attempt(async () => {
      const body = idUsuario === null ? { nome } : { idUsuario }
      put(await callApi(enrolInClass, { params: { id, matriculaId }, body }))
    }, matriculaId)
  const withdraw = (person: Enrolled) =>
    attempt(async () => {
      await callApi(withdrawFromClass, { params: { id, matriculaId: person.id } })
      change((people) => people.filter((one) => one.id !== person.id))
      showMessage('GLOBAL', {
        tone: 'success',
        text: t('withdrawn', { name: person.nome }),
        action: { label: frame('undo'), onAct: () => void putBack(person) },
      })
    }, person.id)
  return (
    <ClassScreen loaded={loaded}>
      {({ turma, itens }) => (
        <ClassFrame turma={turma}>
          <div className="mb-6 max-w-120">
            <AddPerson
              classId={id}
              roster={itens}
              onAdded={(person) => {
                put(person)
                showMessage('GLOBAL', { tone: 'success', text: t('added', { name: person.nome }) })
              }}
            />
          </div>
          <p className="mb-2 font-semibold">{t('enrolled', { count: itens.length })}</p>
          {itens.length > 0 && (
            <ul className="divide-y divide-line border-y border-line">
              {itens.map((person) => (
                <li key={person.id} className="flex min-h-15 items-center gap-3 py-2">
                  <PersonFace {...person} />
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    <span className="block font-medium">{person.nome}</span>
                    {person.idUsuario === null && <span className="block text-sm text-muted">{t('guest')}</span>}
                  </span>
                  <button type="button" className={toolClass('plain')} onClick={() => void withdraw(person)}>
                    {t('withdraw')}
                    <span className="sr-only">{person.nome}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <p className="mt-4 text-sm text-muted">{t('visible')}</p>
        </ClassFrame>
      )}
    </ClassScreen>
  )
}

const sortPeople = (people: readonly Enrolled[]): Enrolled[] =>
  people.toSorted((a, b) => foldText(a.nome).localeCompare(foldText(b.nome)) || a.id.localeCompare(b.id))
