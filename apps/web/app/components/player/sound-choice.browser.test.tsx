import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { SoundChoice } from './sound-choice.tsx'
import type { SoundTrack, SoundTracks } from './sound-tracks.ts'

beforeEach(() => localStorage.clear())

function fakeSounds(): SoundTracks & { bring(...languages: string[]): void } {
  let tracks: SoundTrack[] = []
  let chosen = 0
  const listeners = new Set<() => void>()
  return {
    list: () => tracks,
    chosen: () => chosen,
    choose(index) {
      chosen = index
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    bring(...languages) {
      tracks = languages.map((language, index) => ({ index, name: language === 'pt' ? 'Português' : '', language }))
      for (const listener of listeners) listener()
    },
  }
}

async function openChoice() {
  const sounds = fakeSounds()
  const screen = await renderPage(<SoundChoice sounds={sounds} />)
  return { sounds, choice: screen.getByRole('combobox', { name: 'Áudio' }) }
}

test('the sounds of a stream can be chosen where there are several', async () => {
  const { sounds, choice } = await openChoice()
  sounds.bring('pt')
  await expect.element(choice).not.toBeInTheDocument()
  sounds.bring('pt', 'en', '')
  await expect.element(choice).toHaveTextContent('PortuguêsenÁudio 3')
  await choice.selectOptions('en')
  expect(sounds.chosen()).toBe(1)
})

test('the language that was heard last on this device is heard by itself', async () => {
  localStorage.setItem('sound', 'en')
  const { sounds, choice } = await openChoice()
  sounds.bring('pt', 'en')
  await expect.element(choice).toHaveValue('1')
  expect(sounds.chosen()).toBe(1)
})
