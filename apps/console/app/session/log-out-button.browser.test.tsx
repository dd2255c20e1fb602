import { refuse } from '@narthex/client/testing/stub-api'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, expect, test, vi } from 'vitest'
import { keepCopy } from '../resource/drafts/local-copies.ts'
import { stubNews } from '../testing/news-api.ts'
import { aSession, leaveNothing, renderOffice } from '../testing/render-office.tsx'
import { attendanceOutbox } from './attendance-outbox.ts'
import { countUnsent, forgetUnsent } from './unsent.ts'

afterEach(async () => {
  vi.unstubAllGlobals()
  await leaveNothing()
})

async function openPreferences() {
  const api = stubNews({})
  api.answers['DELETE /escritorio/sessao'] = refuse(503, 'UNAVAILABLE')
  const { screen } = await renderOffice('/')
  const copy = { values: { titulo: 'Só aqui' }, saved: undefined, writtenAtMs: 0 }
  return { api, screen, copy, open: () => screen.getByRole('button', { name: 'Ana Lima' }).click() }
}

test('names texts that were not sent before they would be deleted, and lets the person stay', async () => {
  const { api, screen, copy, open } = await openPreferences()
  await keepCopy(['noticia', '1'], copy)
  await keepCopy(['noticia', 'new'], copy)
  await open()
  await screen.getByRole('button', { name: 'Sair' }).click()
  await expect.element(screen.getByText(/2 textos ainda não foram enviados/)).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: 'Continuar aqui' }).click()
  await expect.element(screen.getByRole('button', { name: 'Sair' })).toBeVisible()
  expect(api.asked).not.toContain('DELETE /escritorio/sessao')
})

test('names attendance that was not sent, and deletes it once the session has ended', async () => {
  const { api, screen, open } = await openPreferences()
  const tapped = { flagPresente: true, marcadaEm: '2026-06-14T12:00:00Z' }
  for (const enrolmentId of ['7', '8']) {
    await attendanceOutbox.keep({ memberId: aSession.pessoa.id, names: ['3', '2026-06-14', enrolmentId] }, tapped)
  }
  await open()
  await screen.getByRole('button', { name: 'Sair' }).click()
  await expect
    .element(screen.getByText('2 presenças ainda não foram enviadas e estão só neste aparelho.'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Apagar e sair' }).click()
  await vi.waitFor(() => expect(api.sent.map(({ call }) => call)).toContain('DELETE /escritorio/sessao'))
  expect(await countUnsent(), 'the session could not be ended').toEqual({ texts: 0, marks: 2, visitors: 0 })
  await forgetUnsent()
  expect(await countUnsent()).toEqual({ texts: 0, marks: 0, visitors: 0 })
})

test('deletes nothing where the session could not be ended', async () => {
  const { api, screen, copy, open } = await openPreferences()
  await keepCopy(['noticia', '1'], copy)
  await open()
  await screen.getByRole('button', { name: 'Sair' }).click()
  await screen.getByRole('button', { name: 'Apagar e sair' }).click()
  await vi.waitFor(() => expect(api.sent.map(({ call }) => call)).toContain('DELETE /escritorio/sessao'))
  await expect.poll(countUnsent).toEqual({ texts: 1, marks: 0, visitors: 0 })
})

test('ends the session at once where nothing waits', async () => {
  const { api, screen, open } = await openPreferences()
  await open()
  await screen.getByRole('button', { name: 'Sair' }).click()
  await vi.waitFor(() => expect(api.sent.map(({ call }) => call)).toContain('DELETE /escritorio/sessao'))
})
