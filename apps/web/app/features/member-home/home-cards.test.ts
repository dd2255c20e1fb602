import type { MemberHome } from '@narthex/contract/member-home/member-home.schemas'
import { expect, test } from 'vitest'
import { type HomeCard, listFirstSteps, listHomeCards } from './home-cards.ts'
import { aGiving, aGroup, aNote, anEvent, aPrayer, aReading, emptyHome } from './testing/homes.ts'

/** Tuesday, 15:00 in São Paulo. */
const now = new Date('2026-03-10T18:00:00Z')
const clock = { now, timeZone: 'America/Sao_Paulo' }
const kindsIn = (home: Partial<MemberHome>) => listHomeCards({ ...emptyHome, ...home }, clock).map(({ kind }) => kind)

test('what is soonest comes first, and what has no time of its own after the coming week', () => {
  const home: MemberHome = {
    celulas: [aGroup({ inicio: '2026-03-10T22:30:00Z' })],
    eventos: [anEvent({ dataInicio: '2026-03-14T12:00:00Z' }), anEvent({ id: 9, dataInicio: '2026-04-01T12:00:00Z' })],
    leitura: aReading(),
    oracao: aPrayer(),
    nota: aNote(),
    doacao: aGiving(),
    flagCarteirinha: false,
  }
  expect(kindsIn(home)).toEqual(['group', 'reading', 'event', 'prayer', 'note', 'giving', 'event'])
})

test('a reading is due until midnight on the clocks of the church, and one that is done waits behind the week', () => {
  const lateMeeting = aGroup({ inicio: '2026-03-11T02:30:00Z' })
  const tomorrow = aGroup({ inicio: '2026-03-11T03:30:00Z' })
  expect(kindsIn({ celulas: [lateMeeting], leitura: aReading() })).toEqual(['group', 'reading'])
  expect(kindsIn({ celulas: [tomorrow], leitura: aReading() })).toEqual(['reading', 'group'])
  expect(kindsIn({ celulas: [tomorrow], leitura: aReading({ flagFeita: true }) })).toEqual(['group', 'reading'])
})

test('a recurring gift that stands still comes before everything, and one that goes on by its next day', () => {
  const gift = { id: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b', moeda: 'BRL', valor: 5000 } as const
  const stopped = aGiving({ recorrencia: { ...gift, proxima: null, flagParada: true } })
  const next = aGiving({ recorrencia: { ...gift, proxima: '2026-03-12', flagParada: false } })
  const celulas = [aGroup({ inicio: '2026-03-10T18:30:00Z' })]
  expect(kindsIn({ celulas, doacao: stopped })).toEqual(['giving', 'group'])
  expect(kindsIn({ celulas, doacao: next, nota: aNote() })).toEqual(['group', 'giving', 'note'])
})

test('first steps fill a home up to three cards, with what the church offers and the member has none of', () => {
  const note: HomeCard = { kind: 'note', note: aNote() }
  const steps = (cards: readonly HomeCard[], isOffered = (_: string) => true) =>
    listFirstSteps(cards, { count: 3, isOffered })
  expect(steps([])).toEqual(['group', 'reading', 'note'])
  expect(steps([note])).toEqual(['group', 'reading'])
  expect(steps([note, note, note])).toEqual([])
  expect(steps([], (step) => step !== 'group')).toEqual(['reading', 'note', 'event'])
})
