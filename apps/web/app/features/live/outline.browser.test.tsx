import type { OutlineLine } from '@narthex/contract/live/broadcast.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { Outline } from './outline.tsx'

beforeEach(() => localStorage.clear())

const words = (texto: string) => ({ tipo: 'TEXTO' as const, texto })
const blank = (texto: string | null) => ({ tipo: 'LACUNA' as const, texto })
const line = (id: number, ...partes: OutlineLine['partes']): OutlineLine => ({ id, partes, liberadaEm: null })
const open = (lines: readonly OutlineLine[], broadcastId = 1) =>
  renderPage(<Outline broadcastId={broadcastId} lines={lines} />)

test('each blank of a line has its own name and keeps its own answer', async () => {
  const screen = await open([line(5, words('De '), blank(null), words(' em '), blank(null))])
  await screen.getByRole('textbox', { name: 'Lacuna 1' }).fill('fé')
  await screen.getByRole('textbox', { name: 'Lacuna 2' }).fill('graça')
  await expect.element(screen.getByRole('textbox', { name: 'Lacuna 1' })).toHaveValue('fé')
  await expectAccessible(screen.container)
})

test('what was written is there again when the page is opened once more, and not in another outline', async () => {
  const first = await open([line(5, blank(null))])
  await first.getByRole('textbox').fill('maré')
  await first.unmount()
  const again = await open([line(5, blank(null))])
  await expect.element(again.getByRole('textbox')).toHaveValue('maré')
  await again.unmount()
  const other = await open([line(5, blank(null))], 2)
  await expect.element(other.getByRole('textbox')).toHaveValue('')
})

test('the same word, however it is written, is marked as found, and another one is shown beside it', async () => {
  const screen = await open([line(5, blank(null)), line(6, blank(null))])
  await screen.getByRole('textbox', { name: 'Lacuna 1' }).first().fill('GRACA')
  await screen.getByRole('textbox', { name: 'Lacuna 1' }).last().fill('medo')
  await screen.unmount()
  const shown = await open([line(5, blank('graça')), line(6, blank('paz'))])
  await expect.element(shown.getByText('Você escreveu: medo')).toBeVisible()
  await expect.element(shown.getByText('Você escreveu: GRACA')).not.toBeInTheDocument()
})

test('a browser that keeps nothing still shows the outline and what is written in it', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const screen = await open([line(5, blank(null))])
  await screen.getByRole('textbox').fill('rio')
  await expect.element(screen.getByRole('textbox')).toHaveValue('rio')
  vi.restoreAllMocks()
})
