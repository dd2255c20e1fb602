import type { Broadcast } from '@narthex/contract/live/broadcast.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, expect, test, vi } from 'vitest'
import type { ChurchSite } from '../../church/site.ts'
import { useSession } from '../../session/session.ts'
import { aMember, anAccount, aSite } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { LivePage } from './live-page.tsx'
import { aBroadcast, aMoment, aNow } from './testing/broadcasts.ts'
import { type StubbedLive, stubLive } from './testing/stub-live.ts'

const site = { ...aSite, corApp: '#0e7c7b', modules: ['MOD_CULTO'] } as unknown as ChurchSite
const startedAt = '2026-03-08T13:00:00.000Z'
let live: StubbedLive

afterEach(() => {
  vi.unstubAllGlobals()
  useSession.setState({ token: undefined, account: undefined, clientAccount: undefined, roles: [] })
})

const planned = (about: Partial<Broadcast>) => ({
  ...aBroadcast(about),
  chatAbreMinutos: 30,
  chatFechaMinutos: 15,
  flagAutomatica: false,
  urlReprise: null,
  idCulto: null,
  flagEditada: false,
  roteiro: [
    { id: 1, texto: 'A graça é um [[presente]]', liberadaEm: startedAt },
    { id: 2, texto: 'A fé é a [[certeza]]', liberadaEm: null },
  ],
  momentos: [aMoment({ abertoEm: null })],
})

function open(role: string, about: Partial<Broadcast>) {
  const roles = [{ igreja: { codigo: 'ponte' }, role }]
  useSession.setState({ token: 'h.e30.x', account: anAccount, clientAccount: aMember, isRead: true, roles } as never)
  live = stubLive({
    '/agora/': aNow({ estado: about.estado ?? 'AGENDADA' }),
    '/equipe/': planned(about),
    '/lembrete/': { flagLembrete: false },
  })
  return renderPage(
    <LivePage
      renderedAt="2026-03-08T12:00:00.000Z"
      broadcast={aBroadcast(about)}
      rooms={[]}
      upcoming={[]}
      isAsked={false}
      slots={{ renderNote: () => null, renderGift: () => null }}
    />,
    { site, origin: 'https://ponte.example' },
  )
}
const onAir: Partial<Broadcast> = { estado: 'AO_VIVO', iniciadaEm: startedAt }
const puts = () => live.asked.filter((call) => call.startsWith('PUT'))

test('only who may host sees the tools, and only then are they asked for', async () => {
  const member = await open('ROLE_USER', onAir)
  await expect.element(member.getByText('12 pessoas assistindo')).toBeVisible()
  expect(live.asked.filter((call) => call.includes('/equipe/'))).toEqual([])
  await member.unmount()
  const host = await open('ROLE_MODERATOR', onAir)
  await expect.element(host.getByText('Agora 12 · pico 15')).toBeVisible()
  await expect.element(host.getByText('1 de 2 pontos mostrados')).toBeVisible()
  await expectAccessible(host.container)
})

test('a broadcast goes live after a question, in the version that the host saw', async () => {
  const screen = await open('ROLE_ADMIN', {})
  await screen.getByRole('button', { name: 'Entrar ao vivo' }).click()
  expect(puts()).toEqual([])
  await screen.getByRole('dialog').getByRole('button', { name: 'Entrar ao vivo' }).click()
  await expect.element(screen.getByText('Feito.')).toBeVisible()
  expect(puts()).toEqual(['PUT /api/v1/transmissao/1/estado'])
  expect(live.bodies).toContainEqual({ estado: 'AO_VIVO', versao: 1 })
})

test('what another host has changed is told, and shown as it stands', async () => {
  const screen = await open('ROLE_ADMIN', onAir)
  live.answers['/estado'] = 'CHANGED_MEANWHILE'
  await screen.getByRole('button', { name: 'Encerrar' }).first().click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Encerrar' }).click()
  await expect.element(screen.getByText(/Outra pessoa mudou a transmissão/)).toBeVisible()
})

test('the next line is released, and a line that another host released is not offered again', async () => {
  const screen = await open('ROLE_ADMIN', onAir)
  await expect.element(screen.getByText('A fé é a certeza')).toBeVisible()
  await screen.getByRole('button', { name: 'Mostrar o próximo ponto' }).click()
  await vi.waitFor(() => expect(puts()).toEqual(['PUT /api/v1/transmissao/1/roteiro/2/liberada']))
  expect(live.bodies).toContainEqual({ liberada: true })
})

test('an invitation is shown to everyone, and a new one at once', async () => {
  const screen = await open('ROLE_ADMIN', onAir)
  live.answers['/aberto'] = {}
  live.answers['/momento/'] = { id: 12 }
  await screen.getByRole('button', { name: /^Mostrar +Quero seguir Jesus/ }).click()
  await vi.waitFor(() => expect(puts()).toEqual(['PUT /api/v1/transmissao/1/momento/9/aberto']))
  await expect.element(screen.getByText('Feito.')).toBeVisible()
  await screen.getByText('Novo convite').click()
  await screen.getByRole('textbox', { name: 'Título' }).fill('Contribua')
  await screen.getByRole('button', { name: 'Criar e mostrar' }).click()
  await vi.waitFor(() => expect(puts()).toHaveLength(2))
  expect(puts()[1]).toBe('PUT /api/v1/transmissao/1/momento/12/aberto')
})
