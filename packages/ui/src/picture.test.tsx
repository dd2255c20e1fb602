import { imageAddress } from '@narthex/contract/media/image-address'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

const codigo = 'AAAAAcgaqe5p1MntoDjv_-'
const colours = `${'+_'.repeat(4)}${'A'.repeat(40)}`
const src = imageAddress({ codigo, width: 1000, height: 600, colours })

describe('a picture of ours', () => {
  const html = renderToStaticMarkup(<Picture src={src} alt="The choir" sizes="50vw" loading="first" />)

  it('comes in each width and both formats, and none wider than it is', () => {
    const set = (format: string) =>
      [320, 640, 960, 1000].map((width) => `/media/images/${codigo}_${width}.${format} ${width}w`).join()
    expect(html).toContain(`<source type="image/avif" sizes="50vw" srcSet="${set('avif')}"/>`)
    expect(html).toContain(`sizes="50vw" srcSet="${set('webp')}" src="${src}"`)
  })

  it('keeps its place, and says what it shows', () => {
    expect(html).toMatch(/alt="The choir" width="1000" height="600"/)
  })

  it('is there at once as a bitmap of twelve dots', () => {
    const [, bitmap = ''] = /src="data:image\/bmp;base64,([^"]+)" alt=""/.exec(html) ?? []
    const bytes = Uint8Array.from(atob(bitmap), (sign) => sign.charCodeAt(0))
    const at = new DataView(bytes.buffer)
    expect([at.getUint16(0), bytes.length, at.getUint32(2, true), at.getUint32(10, true)]).toEqual([0x424d, 90, 90, 54])
    expect([at.getInt32(18, true), at.getInt32(22, true), at.getUint16(28, true)]).toEqual([4, 3, 24])
    expect(bitmap.slice(-48)).toBe(colours.replaceAll('_', '/'))
  })

  it('needs neither a style nor a script', () => {
    expect(html).not.toMatch(/ style=| on\w+=|<script/)
  })
})

it('that is lazy is loaded for the width it has where that is known', () => {
  expect(renderToStaticMarkup(<Picture src={src} alt="" sizes="25rem" />)).toContain('sizes="auto, 25rem"')
})

it('that lets light through has no blur', () => {
  const glass = imageAddress({ codigo, width: 1000, height: 600, colours: undefined })
  expect(renderToStaticMarkup(<Picture src={glass} alt="" />)).not.toContain('data:')
})

it.each(['https://pictures.example/a.jpg', '/media/AAAAAcgaqe5p1MntoDjv_--512.webp', '"><script>'])(
  'by another address is that picture alone: %j',
  (other) => {
    const html = renderToStaticMarkup(<Picture src={other} alt="" />)
    expect(html).not.toMatch(/srcSet|<source|data:|<script/)
    expect(html.match(/<img/g)).toHaveLength(1)
  },
)

describe('a picture with a focal point', () => {
  const focused = imageAddress({
    codigo,
    width: 1000,
    height: 600,
    colours,
    foco: { x: 24, y: 88 },
    textoAlternativo: 'Ana',
  })
  const html = renderToStaticMarkup(<Picture src={focused} alt="" />)

  it('is cropped around it, without a style of its own', () => {
    expect(html).toContain('class="picture focus-x-2 focus-y-9 "')
    expect(html).not.toContain(' style=')
  })

  it('is loaded by the address of its file', () => expect(html).toContain(` src="${src}"`))
})
