import type { RichText } from '@narthex/contract/content/rich-text'
import { expectTouchable } from '@narthex/ui/testing/expect-accessible'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { aSite } from '../../testing/person.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { DevotionalList } from './devotional-list.tsx'
import { DevotionalPage } from './devotional-page.tsx'

afterEach(async () => {
  await cleanup()
  await page.viewport(1024, 768)
})

const renderedAt = '2026-06-15T12:00:00Z'
const devotional = {
  id: 13,
  titulo: 'Riu atrás da porta',
  resumo:
    'Sara ouviu a promessa pela fresta da tenda e riu por dentro, de cansaço. Deus não ficou ofendido: perguntou por que ela riu, e ela, com medo, negou. A criança que veio depois se chamou Riso. Há promessas que chegam tarde o bastante para a gente já não saber recebê-las. De que você ri hoje, para não chorar?',
  imagem: null,
  autor: 'Taís Queiroz',
  idioma: 'pt',
  minutosLeitura: 2,
  dataPublicacao: renderedAt,
  dataAtualizacao: renderedAt,
  referencia: 'Gênesis 18.9-15',
  referenciaOsis: 'Gen.18.9-Gen.18.15',
  data: '2026-06-15',
}
const corpo: RichText = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: devotional.resumo }] }],
}
const item = {
  ...devotional,
  resumo: 'Sara ouviu a promessa pela fresta da tenda e riu por dentro, de cansaço.',
  corpo,
  idiomas: ['pt'],
  proximaPublicacao: null,
  flagPrevia: false,
  anterior: null,
  proximo: null,
  relacionados: [],
}
const list = { itens: [devotional], total: 1, page: 1, limit: 12 }

/** Renders the content at the size of a phone, with its bars; links of the lower bar cover the content below it. */
const phone = async (content: ReactNode) => {
  await page.viewport(412, 823)
  return renderPage(
    <div className="flex min-h-dvh flex-col">
      <header className="site-header h-(--header)">Igreja</header>
      <main className="grow">
        {content}
        <div className="h-dvh" />
      </main>
      <nav aria-label="Atalhos" className="bottom-nav z-20 bg-card">
        <a href="/" className="flex min-h-16 w-full">
          Início
        </a>
      </nav>
    </div>,
    { site: { ...aSite, church: { ...aSite.church, idioma: 'pt' }, modules: [], corApp: '#0e7c7b' } },
  )
}

test.each([
  [
    'the list',
    <DevotionalList
      key="list"
      title="Devocionais"
      q={undefined}
      list={list}
      renderedAt={renderedAt}
      today="2026-06-15"
    />,
    /^Ler agora/,
  ],
  ['a devotional', <DevotionalPage key="page" item={item} listName="Devocionais" renderedAt={renderedAt} />, /Gênesis/],
])('on a phone the first way on from %s is in sight, and large enough to be touched', async (_, content, name) => {
  const screen = await phone(content)
  const way = screen.getByRole('link', { name }).first()
  const { top } = way.element().getBoundingClientRect()
  const bar = document.querySelector('.bottom-nav')?.getBoundingClientRect()
  expect(top + 24).toBeLessThanOrEqual(bar?.top ?? 0)
  await expectTouchable(screen.container)
})
