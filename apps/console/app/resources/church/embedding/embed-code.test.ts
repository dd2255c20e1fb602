import { describe, expect, test } from 'vitest'
import { toEmbedPath, writeEmbedCode } from './embed-code.ts'

describe('the code for another site', () => {
  test('shows a view in a frame with a name', () => {
    const path = toEmbedPath('/embed/chat', { channel: 'geral', embedColor: '2f6f5e' })
    expect(writeEmbedCode('https://videira.org', { path, title: 'Conversa', height: 640 })).toBe(
      '<iframe src="https://videira.org/embed/chat?channel=geral&amp;embedColor=2f6f5e" title="Conversa" style="width:100%;height:640px;border:0" loading="lazy"></iframe>',
    )
  })

  test('keeps the shape of a video, which may fill the screen', () => {
    const path = toEmbedPath('/embed/player', { url: 'https://youtu.be/dQw4w9WgXcQ' })
    const code = writeEmbedCode('https://videira.org', { path, title: 'Vídeo', height: undefined })
    expect(code).toContain('aspect-ratio:16/9')
    expect(code).toContain('allow="fullscreen;')
  })

  test('lets no name and no address end an attribute', () => {
    const path = toEmbedPath('/embed/player', { url: '"><script>' })
    const code = writeEmbedCode('https://videira.org', { path, title: '"><script>&', height: 640 })
    expect(code.match(/"/g)).toHaveLength(8)
    expect(code).not.toContain('<script')
  })

  test('leaves out what is empty', () => {
    expect(toEmbedPath('/embed/reading-plans/list', { embedColor: undefined, planName: '' })).toBe(
      '/embed/reading-plans/list',
    )
  })
})
