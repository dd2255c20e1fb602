import { catalogue } from '@narthex/locales/catalogue'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, test, vi } from 'vitest'
import { DevotionalCard } from '../features/churches/devotional-card.tsx'
import { NewsShelf } from '../features/churches/news-shelf.tsx'
import { DevotionalItem } from '../features/content/devotional-item.tsx'
import { DevotionalPage } from '../features/content/devotional-page.tsx'
import { NewsItem } from '../features/content/news-item.tsx'
import { NewsPage } from '../features/content/news-page.tsx'
import { HitRow, type HitRowProps } from '../features/search/hit-row.tsx'

vi.mock('../page/use-site.ts', () => {
  const church = { codigo: 'ponte', nome: 'Igreja da Ponte', idioma: 'pt', fusoHorario: 'America/Recife' }
  return { useChurchSite: () => ({ kind: 'church', church, corApp: '#0e7c7b' }) }
})
vi.mock('./reading/reading-tools.tsx', () => ({ ReadingTools: () => null }))

const renderedAt = '2026-06-15T12:00:00Z'
const shownAt = { locale: 'pt', timeZone: 'America/Recife', now: new Date(renderedAt) } as const
const item = {
  ...{ id: 12, titulo: 'Paz', resumo: 'Hoje', imagem: null, autor: null, idioma: 'pt', minutosLeitura: 2 },
  ...{ dataPublicacao: renderedAt, dataAtualizacao: renderedAt },
}
const devotional = { ...item, referencia: null, referenciaOsis: null, data: '2026-06-15' }
const onPage = {
  ...{ corpo: null, idiomas: ['pt'], proximaPublicacao: null, flagPrevia: false },
  ...{ anterior: null, proximo: null, relacionados: [] },
}

function hitRow(kind: HitRowProps['hit']['kind']) {
  const text = { texto: 'Paz', marcas: [] }
  const none = { image: null, lang: undefined, when: undefined, church: undefined }
  const hit = { kind, id: item.id, to: '/', title: text, excerpt: text, ...none }
  return <HitRow hit={hit} colour="#0e7c7b" onFollow={() => undefined} />
}

/** The drawing of the first cover, without its ids, which are each page's own. */
function drawnCover(children: ReactNode): string | undefined {
  const html = renderToString(
    <IntlProvider locale="pt" messages={catalogue.pt} timeZone="UTC">
      <MemoryRouter>{children}</MemoryRouter>
    </IntlProvider>,
  )
  const [, drawing] = /data-cover[^>]*>(<svg.*?<\/svg>)/.exec(html) ?? []
  return drawing?.replace(/(\sid="|url\(#)[^")]*/g, '$1')
}

test.each([
  [
    'a devotional',
    <DevotionalCard key="home" devotional={devotional} dates={shownAt} />,
    <DevotionalItem key="list" devotional={devotional} renderedAt={renderedAt} />,
    <DevotionalPage key="page" item={{ ...devotional, ...onPage }} listName="" renderedAt={renderedAt} />,
    hitRow('DEVOCIONAL'),
  ],
  [
    'news',
    <NewsShelf key="home" news={[item]} dates={shownAt} />,
    <NewsItem key="list" news={item} renderedAt={renderedAt} />,
    <NewsPage key="page" item={{ ...item, ...onPage }} listName="" renderedAt={renderedAt} />,
    hitRow('NOTICIA'),
  ],
])('%s has the same cover on the home page, in its list, on its page and in the search', (_, ...places) => {
  const [first, ...others] = places.map(drawnCover)
  expect(first).toContain('<svg')
  for (const other of others) expect(other).toBe(first)
})
