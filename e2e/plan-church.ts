import { issueCode } from '@narthex/api/modules/auth/codes.service'
import { setEmbedHosts } from '@narthex/api/modules/churches/office/embedding.service'
import { addReadingPlan } from '@narthex/api/modules/reading-plans/plans/plan-office.service'
import { startPlan } from '@narthex/api/modules/reading-plans/subscriptions/subscriptions.service'
import { createMemberCall } from '@narthex/api/platform/http/route'
import { enrolPerson } from '@narthex/api/testing/people'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import { dateAfter, dateIn } from '@narthex/contract/church-time'
import type { Page } from '@playwright/test'
import { emailAt } from './emails.ts'
import { openLoggedIn } from './log-in.ts'
import type { ProductHere } from './product-here.ts'

const zone = 'America/Recife'

export interface PlanChurch {
  readonly site: string
  /** The name of the church's plan, of four days. */
  readonly plan: string
  readonly planId: string
  /** Logs Ana in and opens the path. */
  enter(page: Page, path: string): Promise<void>
  /** Begins the plan for Ana, so many days ago. */
  begin(daysAgo: number): Promise<string>
  /** Lets a host frame the views for members. */
  allowFrames(host: string): Promise<void>
  /** A single-use code that logs Ana in, as another site of the church hands it out. */
  handOff(): Promise<string>
}

/** A church with a reading plan of its own, and a member. */
export async function openPlanChurch({ platform, siteAddress, newCode }: ProductHere): Promise<PlanChurch> {
  const code = newCode('barra')
  const church = await foundPlainChurch(platform, code, [], {
    nome: 'Igreja da Barra',
    idioma: 'pt-BR',
    fusoHorario: zone,
  })
  const { account, memberId } = await enrolPerson(platform.transactions.at(church), { email: emailAt(code, 'ana') })
  const ana = createMemberCall(platform.transactions.at(church), { accountId: account.id, memberId })
  const plan = 'Quatro dias na barra'
  const dias = [['Ps.1', 'Mark.1.1-Mark.1.15'], ['Ps.23'], ['Ps.100'], ['Ps.150']].map((passagens) => ({
    passagens,
    texto: null,
    pergunta: 'O que falou ao seu coração?',
  }))
  const open = { flagPublicado: true, idCelula: null, serie: null }
  const form = { nome: plan, descricao: 'Um plano curto.', idioma: 'pt', ...open, dias } as const
  const { uuid: planId } = await addReadingPlan(ana, form)
  return {
    site: siteAddress(code),
    plan,
    planId,
    enter: (page, path) => openLoggedIn(page, siteAddress(code), path, emailAt(code, 'ana')),
    async begin(daysAgo) {
      const inicio = dateAfter(dateIn(zone, new Date()), -daysAgo)
      return (await startPlan(ana, { plano: planId, inicio, lembrete: null }, 'pt')).uuid
    },
    allowFrames: async (host) => void (await setEmbedHosts(ana, [host])),
    async handOff() {
      const about = { accountId: account.id, finalidade: 'ENTREGA' } as const
      return (await platform.transactions.inChurch(church, (work) => issueCode(work, about))).codigo
    },
  }
}
