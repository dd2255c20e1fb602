import { useOutbox } from '@narthex/client/data/use-outbox'
import { whenBack } from '@narthex/client/device/when-back'
import type { ClassDay, ShownMark } from '@narthex/contract/classes/class-register.schemas'
import { useEffect, useEffectEvent, useState } from 'react'
import { attendanceOutbox, type TappedMark } from '../../session/attendance-outbox.ts'
import { useOfficeSession } from '../../session/office.ts'

export interface Marks {
  /** The mark of a person: what was tapped here, else what the server has. */
  readonly find: (enrolmentId: string) => boolean | null
  readonly mark: (enrolmentIds: readonly string[], flagPresente: boolean | null) => void
  /** Numbers of marks that wait on this device, and of those that the server refused. */
  readonly waiting: number
  readonly refused: number
  readonly isSending: boolean
  readonly dropRefused: () => Promise<void>
}

type Tapped = ReadonlyMap<string, TappedMark>

/** Attendance of a day: shown at once, kept on the device, and sent one by one. `onSaved` is given what the server has by then. */
export function useMarks(
  { turma, data, pessoas }: Pick<ClassDay, 'turma' | 'data' | 'pessoas'>,
  onSaved: (enrolmentId: string, mark: ShownMark) => void,
): Marks {
  const { pessoa } = useOfficeSession()
  const [tapped, setTapped] = useState<Tapped>(new Map())
  const day = { memberId: pessoa.id, names: [turma.id, data] }
  const { entries = [], isSending } = useOutbox(attendanceOutbox, day, () => {})
  const takeSent = useEffectEvent((enrolmentId: string, sent: TappedMark, answer: ShownMark) => {
    onSaved(enrolmentId, answer)
    setTapped((before) =>
      before.get(enrolmentId) === sent || before.get(enrolmentId)?.marcadaEm === sent.marcadaEm
        ? without(before, enrolmentId)
        : before,
    )
  })
  const { id } = turma
  useEffect(() => {
    const stop = attendanceOutbox.subscribe((event) => {
      if (event?.state !== 'sent') return
      const [classId, date, enrolmentId] = event.place.names
      if (classId === id && date === data) takeSent(String(enrolmentId), event.record, event.answer)
    })
    const stopWaiting = whenBack(attendanceOutbox.send)
    return () => {
      stop()
      stopWaiting()
    }
  }, [id, data])
  const kept = new Map(entries.map(({ names, record }) => [String(names[2]), record]))
  const saved = new Map(pessoas.map((person) => [person.id, person.flagPresente]))
  const find = (enrolmentId: string) => {
    const own = tapped.get(enrolmentId) ?? kept.get(enrolmentId)
    return own ? own.flagPresente : (saved.get(enrolmentId) ?? null)
  }
  async function keep(changed: readonly (readonly [string, TappedMark])[]) {
    for (const [enrolmentId, mark] of changed)
      await attendanceOutbox.keep({ ...day, names: [...day.names, enrolmentId] }, mark)
    await attendanceOutbox.send()
  }
  return {
    find,
    mark(enrolmentIds, flagPresente) {
      const marcadaEm = new Date().toISOString()
      const changed = enrolmentIds
        .filter((each) => find(each) !== flagPresente)
        .map((each) => [each, { flagPresente, marcadaEm }] as const)
      if (changed.length === 0) return
      setTapped((before) => new Map([...before, ...changed]))
      void keep(changed)
    },
    waiting: entries.filter(({ state }) => state === 'waiting').length,
    refused: entries.filter(({ state }) => state === 'refused').length,
    isSending,
    async dropRefused() {
      const refused = entries.filter(({ state }) => state === 'refused')
      for (const { names } of refused) await attendanceOutbox.drop({ ...day, names })
      setTapped(new Map())
    },
  }
}

const without = (before: Tapped, enrolmentId: string): Tapped =>
  new Map([...before].filter(([known]) => known !== enrolmentId))
