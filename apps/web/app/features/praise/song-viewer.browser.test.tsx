import type { Song } from '@narthex/contract/praise/song.schemas'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { afterEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { ChurchSite } from '../../church/site.ts'
import { aSite } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import './praise.css'
import { type SongSettings, toSettings } from './song-settings.ts'
import { SongViewer } from './song-viewer.tsx'

const line = [
  { snippet: 'Entra, que a maré ', chord: 'G7M' },
  { snippet: 'trouxe a tua sede até o co', chord: 'D/F#' },
  { snippet: 'ração desta casa, e a mesa está ', chord: 'Em7(9)' },
  { snippet: 'posta', chord: 'C6/9' },
]
const song: Song = {
  id: 5,
  code: null,
  title: 'A porta e o mar',
  subtitle: null,
  author: null,
  group: null,
  theme: null,
  rhythm: null,
  tone: 'G',
  showType: 'cipher',
  musicalScore: [],
  capo: 0,
  letter: Array.from({ length: 24 }, () => line),
  sections: [{ begin: 0, kind: 'VERSE', name: '' }],
}
const site = { ...aSite, church: { ...aSite.church, idioma: 'pt' } } as ChurchSite

afterEach(async () => {
  localStorage.clear()
  scrollTo({ top: 0, behavior: 'instant' })
  await page.viewport(1024, 768)
})

function openSong(shown = song) {
  const first = toSettings(shown, {}) as SongSettings
  return renderPage(<SongViewer song={shown} first={first} asked={{}} />, { site })
}
type Screen = Awaited<ReturnType<typeof openSong>>

const chords = () => [...document.querySelectorAll('.song-chord')].map(({ textContent }) => textContent)
const tool = (screen: Screen, name: string) =>
  screen.getByRole('toolbar', { name: 'Ferramentas da música' }).getByRole('button', { name, exact: true })
const sheet = () => document.querySelector<HTMLElement>('.song-sheet')

/** Chords that are not right above the beginning of their syllable. */
function findAstray() {
  return [...document.querySelectorAll('[data-chord]')]
    .filter((pair) => {
      const [chord, text] = [...pair.children].map((part) => part.getBoundingClientRect())
      if (!chord || !text) return false
      return Math.abs(chord.left - text.left) > 1 || chord.bottom > text.top + 1 || text.top - chord.bottom > 4
    })
    .map((pair) => pair.textContent)
}

test('each chord stands above its own syllable, at every width and size', async () => {
  const screen = await openSong()
  for (const [width, step] of [
    [320, 'Diminuir o texto'],
    [390, 'Aumentar o texto'],
    [1024, 'Aumentar o texto'],
  ] as const) {
    await page.viewport(width, 800)
    for (let press = 0; press < 20; press++) (tool(screen, step).element() as HTMLElement).click()
    await expect.poll(findAstray).toEqual([])
    expect(document.querySelectorAll('[data-chord]').length).toBeGreaterThan(90)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
  expect(sheet()?.style.getPropertyValue('--song-zoom')).toBe('1.47')
})

/** Returns the left edge of each row of each line. */
function rowsOfLines(): number[][] {
  return [...document.querySelectorAll('.song-line')].map((part) => {
    const rows = new Map<number, number>()
    for (const word of part.querySelectorAll('[aria-hidden] > span')) {
      const { bottom, left } = word.getBoundingClientRect()
      const row = Math.round(bottom)
      rows.set(row, Math.min(left, rows.get(row) ?? left))
    }
    return [...rows.values()]
  })
}

test('on a phone a line goes on below, further in; where there is room, the tools stand beside the song', async () => {
  await page.viewport(390, 844)
  const screen = await openSong()
  const lines = rowsOfLines()
  expect(lines).toHaveLength(24)
  expect(lines.filter(({ length }) => length > 1).length).toBeGreaterThan(0)
  for (const [first = 0, ...rest] of lines) for (const begin of rest) expect(begin).toBeGreaterThan(first)
  await expectAccessible(screen.container)
  await page.viewport(1440, 900)
  const tools = screen.getByRole('toolbar', { name: 'Ferramentas da música' }).element().getBoundingClientRect()
  expect(tools.left).toBeGreaterThanOrEqual(sheet()?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY)
})

test('hands at an instrument reach it by keys and pedals', async () => {
  await openSong()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => chords()[0]).toBe('Ab7M')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => chords()[0]).toBe('G7M')
  const zoom = () => Number(sheet()?.style.getPropertyValue('--song-zoom'))
  const before = zoom()
  await userEvent.keyboard('+')
  await expect.poll(zoom).toBeGreaterThan(before)
  await userEvent.keyboard('{PageDown}')
  await expect.poll(() => scrollY).toBeGreaterThan(100)
  await userEvent.keyboard('{PageUp}')
  await expect.poll(() => scrollY).toBe(0)
})

test('a song rolls by itself at the space bar, until it is pressed again', async () => {
  const screen = await openSong()
  const rolling = tool(screen, 'Rolagem automática')
  await userEvent.keyboard(' ')
  await expect.element(rolling).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => scrollY).toBeGreaterThan(5)
  await userEvent.keyboard(' ')
  await expect.element(rolling).toHaveAttribute('aria-pressed', 'false')
})

test('what is chosen once for a song opens without a barrier, and is kept for the next time', async () => {
  const screen = await openSong()
  await tool(screen, 'Descer meio tom').click()
  await expect.poll(() => chords().slice(0, 2)).toEqual(['F#7M', 'C#/F'])
  const tools = screen.getByRole('toolbar', { name: 'Ferramentas da música' })
  ;(tools.element().querySelector('summary') as HTMLElement).click()
  await tools.getByLabelText('Capotraste').selectOptions('3')
  await tools.getByText('Dó Ré Mi').click()
  await expectAccessible(screen.container)
  const chosen = chords()
  expect(chosen[0]).toMatch(/^(?:Dó|Ré|Mi|Fá|Sol|Lá|Si)/)
  await screen.unmount()
  const again = await openSong()
  await expect.poll(chords).toEqual(chosen)
  const reopened = again.getByRole('toolbar', { name: 'Ferramentas da música' })
  ;(reopened.element().querySelector('summary') as HTMLElement).click()
  await again.getByRole('button', { name: 'Voltar ao tom original' }).click()
  await expect.poll(() => chords().slice(0, 2)).toEqual(['Sol7M', 'Ré/Fá#'])
})

const printing = (media: string) =>
  (cdp() as { send(name: string, params: object): Promise<unknown> }).send('Emulation.setEmulatedMedia', { media })

test('a long song is printed in two columns of one length, also where its second part is long', async () => {
  const sections: Song['sections'] = [
    { begin: 0, kind: 'VERSE', name: '' },
    { begin: 4, kind: 'CHORUS', name: '' },
  ]
  await openSong({ ...song, sections })
  await printing('print')
  const lefts = [...document.querySelectorAll('.song-line')].map((line) => line.getBoundingClientRect().left)
  const inFirst = lefts.filter((left) => left < 400).length
  await printing('')
  expect(lefts).toHaveLength(24)
  expect(inFirst).toBeGreaterThanOrEqual(9)
  expect(inFirst).toBeLessThanOrEqual(15)
})
