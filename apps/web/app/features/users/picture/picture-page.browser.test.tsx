import { createCanvas, openContext, photoFile } from '@narthex/client/device/photo'
import { aToken, refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { PicturePage } from './picture-page.tsx'

const call = `/usuario/ponte/${aMember.id}/imagem`
const picture = createCanvas(8, 8).toDataURL()
let api: StubbedApi

beforeEach(() => {
  useSession.setState({ isRead: true, token: aToken, account: anAccount, clientAccount: { ...aMember, imagem: null } })
  api = stubApi({ [`POST ${call}`]: { imagem: picture }, [`DELETE ${call}`]: {} })
})
afterEach(async () => {
  await cleanup()
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
})

const open = () => renderPage(<PicturePage title="Foto do perfil" />)
type Screen = Awaited<ReturnType<typeof open>>
const button = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true })
const own = () => useSession.getState().clientAccount?.imagem

async function choose(screen: Screen, file: File) {
  await userEvent.upload(screen.getByLabelText('Escolher uma foto').element(), file)
}

/** A photo on its side, white to the left and black to the right. */
function aPhoto(): Promise<File> {
  const canvas = createCanvas(400, 200)
  const context = openContext(canvas)
  context.fillStyle = 'white'
  context.fillRect(0, 0, 200, 200)
  return photoFile(canvas)
}

test('a photo is framed by keyboard alone, turned, and kept as a square', async () => {
  const screen = await open()
  await choose(screen, await aPhoto())
  await expect.element(screen.getByRole('heading', { name: 'Enquadre o seu rosto' })).toHaveFocus()
  const frame = screen.getByRole('group', { name: /^Enquadramento/ }).element()
  while (document.activeElement !== frame) await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{ArrowDown}')
  while (document.activeElement !== button(screen, 'Girar para a direita').element()) await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Enter}')
  await expectAccessible(screen.container)
  await button(screen, 'Usar esta foto').click()
  await expect.element(screen.getByText('Pronto: sua foto nova já aparece.')).toBeVisible()
  expect(own()).toBe(picture)
  const sent = await createImageBitmap((api.sent[0] as { body: { imagem: File } }).body.imagem)
  expect(sent.width).toBe(sent.height)
  await expectAccessible(screen.container)
})

test('a file that is no picture says so, here and where the server finds out', async () => {
  const screen = await open()
  await choose(screen, new File(['<svg/>'], 'photo.svg', { type: 'image/svg+xml' }))
  await expect.element(screen.getByText(/Não conseguimos abrir esse arquivo/)).toBeVisible()
  expect(button(screen, 'Usar esta foto').elements()).toEqual([])
  api.answers[`POST ${call}`] = refuse(422, 'NOT_A_PICTURE')
  await choose(screen, await aPhoto())
  await button(screen, 'Usar esta foto').click()
  await expect.element(screen.getByText(/Não conseguimos abrir esse arquivo/)).toBeVisible()
})

test('a photo that could not be sent stays open until it was', async () => {
  const screen = await open()
  await choose(screen, await aPhoto())
  api.isAnswering = false
  await button(screen, 'Usar esta foto').click()
  await expect.element(screen.getByText(/Você está sem internet\. A foto continua aqui/)).toBeVisible()
  api.isAnswering = true
  api.answers[`POST ${call}`] = refuse(503, 'BUSY')
  await button(screen, 'Usar esta foto').click()
  await expect.element(screen.getByText(/Não conseguimos enviar a foto\. Ela continua aqui/)).toBeVisible()
  api.answers[`POST ${call}`] = { imagem: picture }
  await button(screen, 'Usar esta foto').click()
  await expect.element(screen.getByText('Pronto: sua foto nova já aparece.')).toBeVisible()
})

test('a photo is put aside, and the picture is taken away after a question', async () => {
  useSession.setState({ clientAccount: { ...aMember, imagem: picture } })
  const screen = await open()
  await userEvent.upload(screen.getByLabelText('Escolher outra').element(), await aPhoto())
  await button(screen, 'Cancelar').click()
  expect(own()).toBe(picture)
  await button(screen, 'Remover a foto').click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  expect(api.sent).toEqual([])
  await button(screen, 'Remover a foto').click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Remover', exact: true }).click()
  await expect.element(screen.getByText('Sua foto foi removida.')).toBeVisible()
  expect(own()).toBeNull()
  await expect.element(screen.getByLabelText('Escolher uma foto')).toBeInTheDocument()
})
