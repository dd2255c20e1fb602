import { dropCopies } from '@narthex/client/data/member-copies'
import { queryClient } from '@narthex/client/data/query-client'
import type { MemberHome } from '@narthex/contract/member-home/member-home.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount, aSite } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { AccountCards } from './account-cards.tsx'
import { aGiving, aGroup, aNote, anEvent, aPrayer, aReading, emptyHome } from './testing/homes.ts'

let home: MemberHome | undefined

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

beforeEach(() => {
  useSession.setState({ token: 't', account: anAccount, clientAccount: aMember, isRead: true })
  home = emptyHome
  vi.stubGlobal('fetch', async () => {
    if (!home) throw new TypeError('Failed to fetch')
    return Response.json(home)
  })
})

afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  queryClient.clear()
  await dropCopies()
  vi.unstubAllGlobals()
})

const site = { ...aSite, modules: ['MOD_CELULA', 'MOD_EVENTO'], corApp: '#0e7c7b' } as const
const open = () => renderPage(<AccountCards memberId={aMember.id} />, { site: site as never })

test('a home has a card for each thing that is alive, as a link to it', async () => {
  home = {
    celulas: [aGroup({ inicio: soon(60), solicitacoesPendentes: 2 })],
    eventos: [anEvent({ dataInicio: soon(3000), pendentes: 1 })],
    leitura: aReading({ atrasadas: 2 }),
    oracao: aPrayer({ total: 9, oraramNaSemana: 4, mensagensNaSemana: 1, mensagens: 3 }),
    nota: aNote(),
    doacao: aGiving(),
    flagCarteirinha: false,
  }
  const screen = await open()
  const card = (name: string | RegExp) => screen.getByRole('listitem').filter({ hasText: name })
  await expect.element(card('Mesa Posta').getByText('2 pessoas querem participar')).toBeVisible()
  await expect.element(card('Acampamento').getByText('2 ingressos · Sítio')).toBeVisible()
  await expect.element(card('Acampamento').getByText('1 ingresso aguarda o pagamento')).toBeVisible()
  await expect.element(card('Salmos 50–52').getByText('2 leituras anteriores para retomar')).toBeVisible()
  await expect.element(card('Pela minha mãe').getByText('4 pessoas oraram por você nesta semana')).toBeVisible()
  await expect.element(card('Pela minha mãe').getByText('1 mensagem nova para você')).toBeVisible()
  await expect.element(card('Sobre a esperança').getByText(/^Sua última anotação, /)).toBeVisible()
  await expect.element(card(/R\$\s350/).getByText('Sua contribuição')).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(6)
  const places = screen
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'))
  expect(places).toEqual(
    expect.arrayContaining(['/groups/5', '/user/registrations/8/tickets', '/user/prayer/3', '/user/giving']),
  )
  await expectAccessible(screen.container)
})

test('a meeting that has begun says until when it goes on', async () => {
  home = { ...emptyHome, celulas: [aGroup({ inicio: soon(-30) })] }
  const screen = await open()
  await expect.element(screen.getByText(/Acontecendo agora, até/)).toBeVisible()
})

test('a recurring gift that stands still asks for its giver', async () => {
  const gift = { id: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b', moeda: 'BRL', valor: 5000 } as const
  home = { ...emptyHome, doacao: aGiving({ recorrencia: { ...gift, proxima: null, flagParada: true } }) }
  const screen = await open()
  const link = screen.getByRole('link', { name: /Sua contribuição de R\$\s50 foi interrompida/ })
  await expect.element(link).toHaveAttribute('href', `/user/subscriptions?id=${gift.id}`)
})

test('a new member is welcomed with three first steps, and a member with little has some beside it', async () => {
  const fresh = await open()
  await expect.element(fresh.getByRole('heading', { name: 'Que bom ter você aqui' })).toBeVisible()
  const hrefs = () => [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'))
  expect(hrefs()).toEqual(['/groups', '/reading-plans', '/user/notes/new'])
  await expectAccessible(fresh.container)
  await fresh.unmount()
  queryClient.clear()
  home = { ...emptyHome, nota: aNote() }
  const screen = await open()
  await expect.element(screen.getByRole('link', { name: 'Sobre a esperança' })).toBeVisible()
  expect(hrefs()).toEqual([`/user/notes/${aNote().id}`, '/groups', '/reading-plans'])
})

test('without a connection the last copy is shown and said to be one; without a copy there is a way to try again', async () => {
  home = { ...emptyHome, nota: aNote() }
  const before = await open()
  await expect.element(before.getByText('Sobre a esperança')).toBeVisible()
  await before.unmount()
  queryClient.clear()
  home = undefined
  const offline = await open()
  await expect.element(offline.getByText(/Sem conexão/)).toBeVisible()
  await expect.element(offline.getByText('Sobre a esperança')).toBeVisible()
  await offline.unmount()
  queryClient.clear()
  await dropCopies()
  const failed = await open()
  await failed.getByRole('button', { name: 'Tentar de novo' }).click()
  home = emptyHome
  await failed.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(failed.getByRole('heading', { name: 'Que bom ter você aqui' })).toBeVisible()
})
