import { expect, test } from 'vitest'
import { aNote, anEvent, aReading, emptyHome } from './features/member-home/testing/homes.ts'
import { keepers } from './keepers.ts'
import type { HomeToKeep } from './offline/keepers.ts'
import { aSite } from './testing/person.ts'

const about = (home: Partial<HomeToKeep['home']>): HomeToKeep => ({
  reader: { codigo: 'ponte', memberId: 70 },
  home: { ...emptyHome, ...home },
  site: aSite,
  locale: 'pt',
})
const findPages = (subject: HomeToKeep) => keepers.flatMap((keeper) => keeper.findPages(subject) ?? [])

test('a home that names nothing has nothing kept: no module that is off is asked for, nor a card that is not there', () => {
  expect(findPages(about({}))).toEqual([])
})

test('a home has tickets, card, plan, notes and events kept, tickets first', () => {
  const dataInicio = '2030-01-01T12:00:00.000Z'
  const pages = findPages(
    about({
      eventos: [anEvent({ id: 8, dataInicio }), anEvent({ id: 9, dataInicio })],
      leitura: aReading(),
      nota: aNote(),
      flagCarteirinha: true,
    }),
  )
  const { uuid, plano } = aReading()
  const plan = `/reading-plans/${plano.uuid}?subscriptionUuid=${uuid}`
  expect(pages.flatMap(({ paths }) => paths)).toEqual([
    '/user/registrations/8/tickets',
    '/user/registrations',
    '/user/member-card',
    plan,
    '/reading-plans',
    '/user/notes',
    `/user/notes/${aNote().id}`,
    '/event/8',
    '/event/9',
  ])
  expect(pages.flatMap(({ listed }) => listed)).toEqual([
    { path: '/user/registrations/8/tickets', title: 'Acampamento' },
    { path: '/user/registrations/9/tickets', title: 'Acampamento' },
    { path: plan, title: plano.nome },
  ])
})
