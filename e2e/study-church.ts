import { setVisual } from '@narthex/api/modules/churches/churches.editing.service'
import { publishContent } from '@narthex/api/modules/content/content.editing.service'
import { configureStudies } from '@narthex/api/modules/content/studies/study-settings.service'
import { grantRole } from '@narthex/api/modules/users/role-office.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { enrolPerson } from '@narthex/api/testing/people'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import type { Page } from '@playwright/test'
import { emailAt } from './emails.ts'
import { openLoggedIn } from './log-in.ts'
import type { ProductHere } from './product-here.ts'

export interface StudyChurch {
  readonly address: string
  /** The paths of the studies of a series, in its order. */
  readonly studies: readonly string[]
  /** Opens the content to everybody, or to members only; returns once every reader gets it. */
  keepOpen(flagConteudoPublico: boolean): Promise<void>
  /** Requests a path of the church as a visitor. */
  ask(path: string): Promise<string>
  /** Logs Ana in, a member, or Rui, who edits the site, and opens a page. */
  enter(page: Page, path: string, who?: 'ana' | 'rui'): Promise<void>
}

/** Word that stands in the whole text of a study but its title. */
export const studied = 'algaravia'

const doc = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

const titles = ['O semeador', 'O joio', 'A peneira']
const first = { grupo: 'QUEBRA_GELO' as const, texto: `O que você já plantou? ${studied}` }

/** A church whose groups study. */
export async function openStudyChurch({ platform, siteAddress, newCode, ask }: ProductHere): Promise<StudyChurch> {
  const code = newCode('moinho')
  const church = await foundPlainChurch(platform, code, ['MOD_CELULA'], { nome: 'Igreja do Moinho' })
  await setVisual(createOwnCall(platform.transactions.at(church)), { corApp: '#7a1fa2', logo: null })
  await enrolPerson(platform.transactions.at(church), { email: emailAt(code, 'ana') })
  const rui = await enrolPerson(platform.transactions.at(church), { email: emailAt(code, 'rui'), nome: 'Rui' })
  await grantRole(createOwnCall(platform.transactions.at(church)), {
    memberId: rui.memberId,
    role: 'ROLE_ADMIN_CONTENT',
  })
  const serie = { titulo: 'Trigo e pedra', resumo: `Três noites. ${studied}`, slug: 'trigo-e-pedra' }
  const paiId = await publishContent(createOwnCall(platform.transactions.at(church)), 'ESTUDO_SERIE', serie)
  const study = (ordem: number) => ({
    titulo: titles[ordem] ?? '',
    paiId,
    ordem,
    resumo: `Para o grupo: ${studied}.`,
    autor: 'Lia Prado',
    referencia: 'Mateus 13.1-9',
    corpo: doc(`Um homem saiu, e ${studied}. Leia Mateus 13.3.`, 'Nem tudo o que cai se perde.'),
    perguntas: [first, { grupo: 'APLICACAO' as const, texto: 'Que terra você é hoje?' }],
    orientacaoLider: doc('Leve um punhado de sementes.'),
    duracaoMinutos: 60,
  })
  const ids: number[] = []
  for (const ordem of titles.keys())
    ids.push(await publishContent(createOwnCall(platform.transactions.at(church)), 'ESTUDO', study(ordem)))
  const address = siteAddress(code)
  return {
    address,
    studies: ids.map((id) => `/studies/${id}`),
    async keepOpen(flagConteudoPublico) {
      await configureStudies(createOwnCall(platform.transactions.at(church)), { flagConteudoPublico })
    },
    ask: async (path) => (await ask(code, path)).body,
    enter: (page, path, who = 'ana') => openLoggedIn(page, address, path, emailAt(code, who)),
  }
}
