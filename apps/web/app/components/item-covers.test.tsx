import { catalogue } from '@narthex/locales/catalogue'
import { coverNamed } from '@narthex/ui/covers/cover-address'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { IntlProvider } from 'use-intl'
import { describe, expect, it, test, vi } from 'vitest'
import { DevotionalCard } from '../features/churches/devotional-card.tsx'
import { NewsShelf } from '../features/churches/news-shelf.tsx'
import { DevotionalItem } from '../features/content/devotional-item.tsx'
import { DevotionalPage } from '../features/content/devotional-page.tsx'
import { NewsItem } from '../features/content/news-item.tsx'
import { NewsPage } from '../features/content/news-page.tsx'
import { HitRow, type HitRowProps } from '../features/search/hit-row.tsx'
import { ItemGrid } from './item-card.tsx'

vi.mock('../page/use-site.ts', () => {
  const church = { codigo: 'ponte', nome: 'Igreja da Ponte', idioma: 'pt', fusoHorario: 'America/Recife' }
  return { useChurchSite: () => ({ kind: 'church', church, corApp: '#0e7c7b' }) }
})
vi.mock('./reading/reading-tools.tsx', () => ({ ReadingTools: () => null }))

const renderedAt = '2026-06-15T12:00:00Z'
const shownAt = { locale: 'pt', timeZone: 'America/Recife', now: new Date(renderedAt) } as const
const item = {
  id: 12,
  titulo: 'Paz',
  resumo: 'Hoje',
  imagem: null,
  autor: null,
  idioma: 'pt',
  minutosLeitura: 2,
  dataPublicacao: renderedAt,
  dataAtualizacao: renderedAt,
}
const devotional = { ...item, referencia: null, referenciaOsis: null, data: '2026-06-15' }
const onPage = {
  corpo: null,
  idiomas: ['pt'],
  proximaPublicacao: null,
  flagPrevia: false,
  anterior: null,
  proximo: null,
  relacionados: [],
}

function hitRow(kind: HitRowProps['hit']['kind']) {
  const text = { texto: 'Paz', marcas: [] }
  const none = { image: null, lang: undefined, when: undefined, church: undefined }
  const hit = { kind, id: item.id, to: '/', title: text, excerpt: text, ...none }
  return <HitRow hit={hit} colour="#0e7c7b" onFollow={() => undefined} />
}

/** The drawing of the first cover, in the page or as a file, without its ids, which are each page's own. */
function drawnCover(children: ReactNode): string | undefined {
  const html = renderToString(
    <IntlProvider locale="pt" messages={catalogue.pt} timeZone="UTC">
      <MemoryRouter>{children}</MemoryRouter>
    </IntlProvider>,
  )
  const [, drawing, file] = /data-cover[^>]*>(?:(<svg.*?<\/svg>)|<img[^>]* src="\/cover\/([^"]+)")/.exec(html) ?? []
  return (drawing ?? coverNamed(file ?? ''))?.replace(/(\sid="|url\(#)[^")]*/g, '$1')
}

test.each([
  [
    'a devotional',
    <DevotionalCard key="home" devotional={devotional} dates={shownAt} />,
    <DevotionalPage key="page" item={{ ...devotional, ...onPage }} listName="" renderedAt={renderedAt} />,
    hitRow('DEVOCIONAL'),
  ],
  [
    'news',
    <NewsShelf key="home" news={[item]} dates={shownAt} />,
    <NewsPage key="page" item={{ ...item, ...onPage }} listName="" renderedAt={renderedAt} />,
    hitRow('NOTICIA'),
  ],
])('%s has the same cover on the home page, on its page and in the search', (_, ...places) => {
  const [first, ...others] = places.map(drawnCover)
  expect(first).toContain('<svg')
  for (const other of others) expect(other).toBe(first)
})

describe('in a list, a text without a picture', () => {
  const draw = (children: ReactNode) =>
    renderToString(
      <IntlProvider locale="pt" messages={catalogue.pt} timeZone="UTC">
        <MemoryRouter>{children}</MemoryRouter>
      </IntlProvider>,
    )
  const photo = 'https://pictures.example/a.webp'
  const marks = (html: string) => [...html.matchAll(/data-mark="" class="([^"]*)">([^<]*)/g)]

  it('has its day and no drawing', () => {
    const html = draw(
      <ItemGrid items={[devotional, item]}>
        <DevotionalItem devotional={devotional} renderedAt={renderedAt} />
        <NewsItem news={{ ...item, titulo: '“água viva”' }} renderedAt={renderedAt} />
      </ItemGrid>,
    )
    expect(marks(html).map(([, , mark]) => mark)).toEqual(['15', '15\njun'])
    expect(html).not.toContain('data-cover')
  })

  it('takes the place of a photo where most others have one', () => {
    const pictured = { ...item, imagem: photo }
    const html = draw(
      <ItemGrid items={[pictured, pictured, item]}>
        <NewsItem news={pictured} renderedAt={renderedAt} />
        <NewsItem news={item} renderedAt={renderedAt} />
      </ItemGrid>,
    )
    const [[, place] = []] = marks(html)
    expect(place).toContain('sm:h-44')
    expect(html.match(/data-cover/g)).toHaveLength(1)
  })
})
