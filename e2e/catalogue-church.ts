import { randomUUID } from 'node:crypto'
import {
  addPlayCollection,
  addTitle,
  setPlaySettings,
} from '@narthex/api/modules/play/catalogue/catalogue-office.service'
import { insertPlan } from '@narthex/api/modules/play/subscriptions/plans.queries'
import { insertSubscription } from '@narthex/api/modules/play/subscriptions/subscriptions.queries'
import { createMemberCall } from '@narthex/api/platform/http/route'
import { enrolPerson } from '@narthex/api/testing/people'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import { takeRehearsedPayments } from '@narthex/api/testing/seeded-payments'
import type { TitleForm } from '@narthex/contract/play/catalogue-office.schemas'
import type { PlayVisibility } from '@narthex/contract/play/play-values'
import type { Page } from '@playwright/test'
import { emailAt } from './emails.ts'
import { openLoggedIn } from './log-in.ts'
import type { ProductHere } from './product-here.ts'

export interface CatalogueChurch {
  readonly site: string
  /** An open film, and an episode for subscribers. */
  readonly film: number
  readonly episode: number
  readonly series: number
  /** Logs in a member who subscribes, or one who does not, and opens the path. */
  enter(page: Page, who: 'subscriber' | 'member', path: string): Promise<void>
}

const title: TitleForm = {
  tipo: 'FILME',
  titulo: '',
  descricao: 'Um dia inteiro na enseada.',
  imagem: null,
  imagemLarga: null,
  duracaoSegundos: 1500,
  idColetanea: null,
  temporada: null,
  numero: null,
  acesso: 'ASSINANTE',
  precoAluguel: null,
  horasAluguel: null,
  precoCompra: null,
  idadeMinima: null,
  notaIdade: null,
  idioma: 'pt',
  palestrantes: [],
  capitulos: [],
  legendas: [],
  anexos: [],
  endereco: 'https://youtu.be/abcdefghijk',
  idMidia: null,
  idMidiaPrevia: null,
  flagDestaque: false,
  situacao: 'PUBLICADO',
  tags: [],
  dataPublicacao: '2026-01-01T12:00:00Z',
  disponivelDe: null,
  disponivelAte: null,
}

/** A church with a small catalogue of Play, a plan, and two members. */
export async function openCatalogueChurch(
  { platform, siteAddress, newCode }: ProductHere,
  tipoVisibilidadeConteudo: PlayVisibility,
): Promise<CatalogueChurch> {
  const code = newCode('enseada')
  const church = await foundPlainChurch(platform, code, ['MOD_ASSINATURA'], {
    nome: 'Igreja da Enseada',
    idioma: 'pt-BR',
    fusoHorario: 'America/Recife',
  })
  await takeRehearsedPayments(platform, platform.transactions.at(church), 'Igreja da Enseada')
  await enrolPerson(platform.transactions.at(church), { email: emailAt(code, 'member') })
  const subscriber = await enrolPerson(platform.transactions.at(church), { email: emailAt(code, 'subscriber') })
  const call = createMemberCall(platform.transactions.at(church), {
    accountId: subscriber.account.id,
    memberId: subscriber.memberId,
  })
  await setPlaySettings(call, {
    nome: 'Enseada Play',
    chamada: null,
    tipoVisibilidadeConteudo,
    diasTolerancia: 3,
    versao: null,
  })
  const { id: series } = await addPlayCollection(call, {
    tipo: 'SERIE',
    titulo: 'Marés',
    descricao: null,
    imagem: null,
    imagemLarga: null,
    situacao: 'PUBLICADO',
  })
  const film = await addTitle(call, { ...title, titulo: 'O farol', acesso: 'ABERTO', flagDestaque: true })
  const [episode] = await Promise.all(
    [1, 2, 3].map((numero) =>
      addTitle(call, {
        ...title,
        tipo: 'EPISODIO',
        titulo: `Maré ${numero}`,
        idColetanea: series,
        temporada: 1,
        numero,
      }),
    ),
  )
  await platform.transactions.inChurch(church, async (work) => {
    const plan = await insertPlan(work, {
      nome: 'Mensal',
      descricao: null,
      valor: 1990,
      intervalo: 'MES',
      diasTeste: 7,
      telas: 2,
      ordem: 0,
      flagTesteSemMeio: false,
      codigoLink: null,
      flagAtivo: true,
    })
    if (!plan) throw new Error('There is no plan')
    await insertSubscription(work, {
      id: randomUUID(),
      memberId: subscriber.memberId,
      planId: plan.id,
      situacao: 'ATIVA',
      origem: 'CEDIDA',
      payerId: null,
      valor: 0,
      moeda: 'BRL',
      meio: null,
      gateway: null,
      cardId: null,
      cupom: null,
      cupomTermos: 0,
      inicio: work.now,
      termoFim: null,
      termo: 1,
      flagRenova: false,
      credito: 0,
      versao: 1,
      chave: randomUUID(),
      conteudoHash: '',
      criadoEm: work.now,
      alteradoEm: work.now,
    })
  })
  return {
    site: siteAddress(code),
    film: film.id,
    episode: episode?.id ?? 0,
    series,
    enter: (page, who, path) => openLoggedIn(page, siteAddress(code), path, emailAt(code, who)),
  }
}
