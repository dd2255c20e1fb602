import { queryClient } from '@narthex/client/data/query-client'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../session/session.ts'
import { aMember, anAccount } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { aPlayback } from '../testing/a-title.ts'
import { type StubbedPlay, stubPlay } from '../testing/stub-play.ts'
import { ManageProfiles } from './manage-profiles.tsx'

let product: StubbedPlay
const clara = { id: crypto.randomUUID(), nome: 'Clara', idadeMaxima: 10 } as const

beforeEach(() => {
  useSession.setState({ isRead: true, token: 'h.e30.x', account: anAccount, clientAccount: aMember })
  product = stubPlay(aPlayback(''))
})

afterEach(() => {
  useSession.setState(useSession.getInitialState(), true)
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('a forgotten PIN is replaced while a profile is changed, and the change needs no typing of it', async () => {
  product.profiles = { flagPin: true, perfis: [clara] }
  const screen = await renderPage(<ManageProfiles />)
  await screen.getByRole('button', { name: /^Editar.*Clara/ }).click()
  await screen.getByRole('button', { name: 'Esqueci o PIN' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Criar outro PIN' })
  await dialog.getByLabelText('Senha da sua conta').fill(product.password)
  await dialog.getByLabelText('Novo PIN').fill('7350')
  await dialog.getByRole('button', { name: 'Salvar o novo PIN' }).click()
  await expect.element(screen.getByText('PIN trocado. O novo já está no campo.')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.element(screen.getByText('Perfil salvo.')).toBeVisible()
  expect(product.sent.at(-1)).toEqual({
    call: `PUT /user/play/perfil/${clara.id}`,
    body: { nome: 'Clara', idadeMaxima: 10, pin: '7350' },
  })
})

test('the first profile sets the PIN, which cannot be forgotten yet', async () => {
  const screen = await renderPage(<ManageProfiles />)
  await screen.getByRole('button', { name: 'Criar perfil' }).click()
  await expect.element(screen.getByLabelText('Crie um PIN para a conta')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Esqueci o PIN' })).not.toBeInTheDocument()
})
