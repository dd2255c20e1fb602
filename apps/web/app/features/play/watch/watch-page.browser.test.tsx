import { queryClient } from '@narthex/client/data/query-client'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import clip from '../../../../../../demo/src/clips/light.webm?url'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { forgetViewer } from '../profiles/viewer.ts'
import { aNextTitle, aPlayback, aPlaybackId, aTitle } from '../testing/a-title.ts'
import { type StubbedPlay, stubPlay } from '../testing/stub-play.ts'
import { positionOutbox } from './positions/position-outbox.ts'
import { WatchPage } from './watch-page.tsx'

/** A film takes a while to come on a busy machine. */
const patient = { timeout: 15_000 }
let product: StubbedPlay

beforeEach(() => {
  sessionStorage.clear()
  useSession.setState({ isRead: true, token: 'h.e30.x', account: anAccount, clientAccount: aMember })
  product = stubPlay(aPlayback(clip))
})

afterEach(async () => {
  await cleanup()
  await positionOutbox.clear({ memberId: aMember.id })
  forgetViewer()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  queryClient.clear()
})

async function openPage(title = aTitle(), search = '') {
  const screen = await renderPage(<WatchPage title={title} />, {}, search)
  return { screen, video: () => screen.container.querySelector('video') as HTMLVideoElement }
}
type Opened = Awaited<ReturnType<typeof openPage>>

/** Browsers let nothing sound before the first touch. */
async function play({ video }: Opened): Promise<void> {
  await expect.poll(video, patient).toBeTruthy()
  video().muted = true
  await video().play()
  await expect.poll(() => video().currentTime, patient).toBeGreaterThan(0.2)
}

const sentTo = (call: string) => product.sent.filter((sent) => sent.call === call).map(({ body }) => body)
const positions = () =>
  sentTo('POST /user/play/posicao/').flatMap(
    (body) => body.posicoes as { idConteudo: number; segundos: number; flagVisto: boolean }[],
  )

test('a title begins where it was left, and saves where it stands at each pause', async () => {
  product.playback = aPlayback(clip, { segundos: 12 })
  const page = await openPage()
  await play(page)
  expect(page.video().currentTime).toBeGreaterThan(12)
  await expect.element(page.screen.getByText('Marés · Temporada 1 · Episódio 1')).toBeVisible()
  page.video().pause()
  await expect
    .poll(positions)
    .toContainEqual(expect.objectContaining({ idConteudo: 7, segundos: 12, flagVisto: false }))
  expect(sentTo('POST /user/play/reproducao/')[0]).toMatchObject({ idConteudo: 7, perfil: null, passe: null })
})

test('near its end a title counts as seen', async () => {
  product.playback = aPlayback(clip, { segundos: 29 })
  const page = await openPage()
  await play(page)
  page.video().pause()
  await expect.poll(positions, patient).toContainEqual(expect.objectContaining({ flagVisto: true }))
})

test('without a connection the position waits on the device, and is sent before the next start', async () => {
  const page = await openPage()
  await play(page)
  product.isAnswering = false
  page.video().pause()
  await expect.poll(() => positionOutbox.list(aMember.id), patient).toHaveLength(1)
  await page.screen.unmount()
  product.isAnswering = true
  await openPage()
  await expect.poll(() => sentTo('POST /user/play/reproducao/'), patient).toHaveLength(2)
  expect(positions()).toHaveLength(1)
  expect(await positionOutbox.list(aMember.id)).toEqual([])
})

test('the next episode waits some seconds, which can be stopped', async () => {
  product.playback = aPlayback(clip, { segundos: 29, proximo: aNextTitle() })
  const page = await openPage()
  await play(page)
  await expect.element(page.screen.getByText(/O azul de Olinda\. Começa em 10 segundos/)).toBeInTheDocument()
  await expect.element(page.screen.getByRole('button', { name: 'Assistir agora' })).toHaveFocus()
  await page.screen.getByRole('button', { name: 'Não continuar' }).click()
  await expect.element(page.screen.getByRole('button', { name: 'Não continuar' })).not.toBeInTheDocument()
  await expectAccessible(page.screen.container)
  await page.screen.getByRole('button', { name: 'Assistir de novo' }).click()
  await expect.element(page.screen.getByRole('button', { name: 'Assistir agora' })).not.toBeInTheDocument()
})

test('where a title is for subscribers, the plans are one touch away and lead back', async () => {
  product.refusal = { status: 403, code: 'PLAY_SUBSCRIPTION_NEEDED' }
  const { screen } = await openPage(aTitle({ moeda: 'USD', precoAluguel: 990, horasAluguel: 48, precoCompra: 2990 }))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Este título é para assinantes')
  const plans = screen.getByRole('link', { name: 'Ver os planos' })
  await expect.element(plans).toHaveAttribute('href', '/play/plans?redirectTo=%2Fplay%2Fwatch%2F7')
  const rent = screen.getByRole('link', { name: 'Alugar por 48 horas · US$ 9,90' })
  await expect.element(rent).toHaveAttribute('href', '/play/watch/7?comprar=ALUGUEL')
  await expect.element(screen.getByRole('link', { name: 'Comprar · US$ 29,90' })).toBeVisible()
  await expectAccessible(screen.container)
})

test('too many screens are named, and one of them is ended from here', async () => {
  const details = [{ path: aPlaybackId, message: 'Chrome, TV' }]
  product.refusal = { status: 409, code: 'PLAY_TOO_MANY_SCREENS', details }
  const page = await openPage()
  await expect.element(page.screen.getByText('Chrome, TV', { exact: true }).first()).toBeVisible()
  await expectAccessible(page.screen.container)
  product.refusal = undefined
  await page.screen.getByRole('button', { name: /^Encerrar/ }).click()
  await expect.poll(page.video, patient).toBeTruthy()
  expect(sentTo(`POST /user/play/reproducao/${aPlaybackId}/fim`)).toHaveLength(1)
})

test('a subscription that ends while it plays stops the title, and keeps where it was', async () => {
  product.playback = aPlayback(clip, { segundos: 5 })
  const page = await openPage()
  await play(page)
  product.renewal = { status: 403, code: 'PLAY_SUBSCRIPTION_NEEDED' }
  // The video finds nothing at its address any more, and asks for a newer one.
  page.video().dispatchEvent(new Event('error'))
  await expect.element(page.screen.getByText('A sua assinatura terminou')).toBeVisible()
  await expect.element(page.screen.getByText('O ponto em que você parou está salvo.')).toBeVisible()
  await expect.poll(positions, patient).toContainEqual(expect.objectContaining({ segundos: 5 }))
})

test('a newer address of the same video is taken up while it is paused', async () => {
  const page = await openPage()
  await play(page)
  product.playback = aPlayback(`${clip}?ticket=2`)
  page.video().dispatchEvent(new Event('error'))
  await expect.poll(() => page.video().currentSrc, patient).toContain('ticket=2')
})

test('an account with children’s profiles asks who watches, and its own profile needs the PIN', async () => {
  product.profiles = { flagPin: true, perfis: [{ id: crypto.randomUUID(), nome: 'Clara', idadeMaxima: 10 }] }
  const page = await openPage()
  await expect.element(page.screen.getByRole('heading', { name: 'Quem vai assistir?' })).toBeVisible()
  await expectAccessible(page.screen.container)
  await page.screen.getByRole('button', { name: /Meu perfil/ }).click()
  const pin = page.screen.getByLabelText('Digite o PIN da conta para usar o seu perfil.')
  await pin.fill('1111')
  await page.screen.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(page.screen.getByText(/^PIN incorreto/)).toBeVisible()
  await pin.fill('4821')
  await page.screen.getByRole('button', { name: 'Entrar' }).click()
  await expect.poll(page.video, patient).toBeTruthy()
  expect(sentTo('POST /user/play/reproducao/')[0]).toMatchObject({ perfil: null, passe: expect.stringContaining('a.') })
})

test('a forgotten PIN is replaced by the password of the account, and opens the own profile', async () => {
  product.profiles = { flagPin: true, perfis: [{ id: crypto.randomUUID(), nome: 'Clara', idadeMaxima: 10 }] }
  const { screen, video } = await openPage()
  await screen.getByRole('button', { name: /Meu perfil/ }).click()
  await screen.getByRole('button', { name: 'Esqueci o PIN' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Criar outro PIN' })
  await dialog.getByLabelText('Senha da sua conta').fill('Videira#errada9')
  await dialog.getByLabelText('Novo PIN').fill('73')
  await dialog.getByRole('button', { name: 'Salvar o novo PIN' }).click()
  await expect.element(dialog.getByText('Digite de 4 a 6 números.')).toBeVisible()
  await dialog.getByLabelText('Novo PIN').fill('7350')
  await dialog.getByRole('button', { name: 'Salvar o novo PIN' }).click()
  await expect.element(dialog.getByText('Esta não é a senha da sua conta.')).toBeVisible()
  await expect.element(dialog.getByLabelText('Senha da sua conta')).toHaveFocus()
  await expectAccessible(document.body)
  await dialog.getByLabelText('Senha da sua conta').fill(product.password)
  await userEvent.keyboard('{Enter}')
  await expect.poll(video, patient).toBeTruthy()
  expect(sentTo('POST /user/play/passe')).toEqual([{ pin: '7350' }])
})
