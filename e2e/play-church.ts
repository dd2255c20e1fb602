import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishCollection, setPlayUp } from '@narthex/api/modules/play/catalogue/collections.editing.service'
import { publishTitle } from '@narthex/api/modules/play/catalogue/title-editing.service'
import { createPlayPlan } from '@narthex/api/modules/play/subscriptions/plans-office.service'
import { playAssinatura } from '@narthex/api/modules/play/subscriptions/subscriptions.tables'
import { videoUploads } from '@narthex/api/modules/play/watching/uploads/uploads.service'
import { createMemberCall, createOwnCall } from '@narthex/api/platform/http/route'
import { enrolPerson } from '@narthex/api/testing/people'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import { takeRehearsedPayments } from '@narthex/api/testing/seeded-payments'
import type { Page } from '@playwright/test'
import { emailAt } from './emails.ts'
import { openLoggedIn } from './log-in.ts'
import type { ProductHere } from './product-here.ts'

export interface PlayChurch {
  readonly address: string
  /** Two episodes of one series, for subscribers: protected films of half a minute. */
  readonly episodes: readonly [number, number]
  readonly planId: number
  /** Logs Ana in, a member, and opens a page. */
  enter(page: Page, path: string): Promise<void>
  /** All terms ended a month ago. */
  lapse(): Promise<void>
}

/** A church with a series and a plan of R$ 19,90 that rehearses its payments. */
export async function openPlayChurch({ platform, siteAddress, newCode }: ProductHere): Promise<PlayChurch> {
  const code = newCode('atalaia')
  const church = await foundPlainChurch(platform, code, ['MOD_ASSINATURA'], { nome: 'Igreja da Atalaia' })
  await takeRehearsedPayments(platform, platform.transactions.at(church), 'Igreja da Atalaia')
  await setPlayUp(createOwnCall(platform.transactions.at(church)), {
    nome: 'Atalaia Play',
    chamada: null,
    tipoVisibilidadeConteudo: 'OPEN_CONTENT',
  })
  const email = emailAt(code, 'ana')
  const ana = await enrolPerson(platform.transactions.at(church), {
    email,
    nome: 'Ana',
    sobrenome: 'Prado',
    telefone: '(81) 91234-5678',
  })
  const call = createMemberCall(platform.transactions.at(church), { accountId: ana.account.id, memberId: ana.memberId })
  const film = await readFile(join(import.meta.dirname, '../demo/src/clips/light.webm'))
  const uploads = videoUploads(platform)
  const idMidia = await uploads.start(call, { nome: 'light.webm', bytes: film.length })
  const body = (async function* () {
    yield new Uint8Array(film)
  })()
  await uploads.append(call, { id: idMidia, offset: 0, length: film.length, body })
  const idColetanea = await publishCollection(createOwnCall(platform.transactions.at(church)), {
    tipo: 'SERIE',
    titulo: 'Marés',
  })
  const publish = (titulo: string, numero: number) =>
    publishTitle(createOwnCall(platform.transactions.at(church)), {
      tipo: 'EPISODIO',
      titulo,
      duracaoSegundos: 30,
      idColetanea,
      temporada: 1,
      numero,
      acesso: 'ASSINANTE',
      idioma: 'pt',
      idMidia,
      dataPublicacao: '2026-01-01T10:00:00.000Z',
    })
  const episodes = [await publish('Luz que anda', 1), await publish('O azul', 2)] as const
  const { id: planId } = await createPlayPlan(call, {
    nome: 'Mensal',
    descricao: null,
    valor: 1990,
    intervalo: 'MES',
    diasTeste: 0,
    flagTesteSemMeio: false,
    telas: 2,
    codigoLink: null,
    flagAtivo: true,
    ordem: 0,
  })
  const address = siteAddress(code)
  const monthMs = 31 * 24 * 60 * 60_000
  return {
    address,
    episodes,
    planId,
    enter: (page, path) => openLoggedIn(page, address, path, email),
    async lapse() {
      await platform.transactions.inChurch(church, ({ tx, now }) =>
        tx.update(playAssinatura).set({ termoFim: new Date(now.getTime() - monthMs) }),
      )
    },
  }
}
