import { catalogue } from '@narthex/locales/catalogue'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import type { Listening, Track } from './listening.ts'
import { PlayerSheet } from './player-sheet.tsx'

const track = (id: number): Track => ({
  id,
  title: `Episódio ${id}`,
  address: `/media/files/${id}.mp3`,
  image: null,
  seconds: 108,
  page: '/podcast',
})
const listening: Listening = {
  show: 'Maré Baixa',
  tracks: [track(1), track(2)],
  current: track(2),
  words: catalogue.pt.audio,
}

test('all that the player can do is there, without a barrier; after the last episode comes none', async () => {
  const close = vi.fn()
  const screen = await renderPage(<PlayerSheet listening={listening} isOpen onClose={close} />)
  const sheet = screen.getByRole('dialog', { name: 'Maré Baixa' })
  await expect.element(sheet.getByText('Episódio 2')).toBeVisible()
  await expect.element(sheet.getByRole('slider', { name: 'Posição no episódio' })).toBeVisible()
  await expect.element(sheet.getByLabelText('Velocidade')).toHaveValue('1')
  await expect.element(sheet.getByLabelText('Desligar automaticamente')).toHaveValue('off')
  await expect.element(sheet.getByRole('button', { name: 'Próximo episódio' })).toBeDisabled()
  await expectAccessible(sheet.element())
  await sheet.getByRole('button', { name: 'Fechar o tocador' }).click()
  await vi.waitFor(() => expect(close).toHaveBeenCalled())
})
