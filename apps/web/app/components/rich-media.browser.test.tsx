import type { RichText as Document } from '@narthex/contract/content/rich-text'
import { expectAccessible } from '@narthex/ui/testing/expect-accessible'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { filmSources } from './film-sources.ts'
import { RichText } from './rich-text.tsx'

const film = { type: 'video', attrs: { url: 'https://vimeo.com/123456', title: 'O culto' } } as const
const address = '/media/files/AbCdEfGhIjKlMnOpQrStUv'
const doc: Document = {
  type: 'doc',
  content: [
    { type: 'bulletList', content: [{ type: 'listItem', content: [film] }] },
    { type: 'video', attrs: { url: `${address}.mp4`, title: '' } },
    { type: 'file', attrs: { href: `${address}.mp3`, title: 'Mensagem' } },
    { type: 'file', attrs: { href: `${address}.pdf`, title: 'Boletim' } },
  ],
}

test('asks another service for nothing before a film is played, and names it', async () => {
  const { container, getByRole } = await renderPage(<RichText doc={doc} lang="pt" />)
  expect(container.querySelector('iframe')).toBeNull()
  const play = getByRole('link', { name: 'O culto · Vimeo' })
  await expect.element(play).toHaveAttribute('href', 'https://vimeo.com/123456')
  await expectAccessible(container)
  await play.click()
  expect(container.querySelector('iframe')?.src).toMatch(/^https:\/\/player\.vimeo\.com\/video\/123456\?/)
})

test('plays files of the church, and offers documents', async () => {
  const { container, getByRole } = await renderPage(<RichText doc={doc} lang="pt" />)
  expect(container.querySelector('video')?.getAttribute('src')).toBe(`${address}.mp4`)
  expect(container.querySelector('audio')?.getAttribute('aria-label')).toBe('Mensagem')
  await expect.element(getByRole('link', { name: /Boletim/ })).toHaveAttribute('href', `${address}.pdf`)
})

test('the page allows the frames of its films alone', () => {
  expect(filmSources(doc)).toEqual({ frame: ['https://player.vimeo.com'] })
  expect(filmSources(null)).toEqual({})
})
