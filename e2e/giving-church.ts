import { assembleApp } from '@narthex/api/app'
import { saveGivingSettings } from '@narthex/api/modules/giving/giving-settings.service'
import { addReason } from '@narthex/api/modules/giving/reasons.editing.service'
import { recurrenceWorkers } from '@narthex/api/modules/giving/recurrences/recurrences.workers'
import { savePaymentSettings } from '@narthex/api/modules/payments/methods/settings.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { createJobRunner } from '@narthex/api/platform/jobs/job-runner'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import { enrolPerson } from '@narthex/api/testing/people'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import type { Page } from '@playwright/test'
import { emailAt } from './emails.ts'
import { openLoggedIn } from './log-in.ts'
import type { ProductHere } from './product-here.ts'

export interface GivingChurch {
  readonly address: string
  readonly scope: ChurchScope
  /** Ids of its reasons, in its order. */
  readonly reasons: readonly number[]
  /** Logs Bia in, a member without a CPF, and opens a page. */
  enter(page: Page, path: string): Promise<void>
  readonly email: string
  /** Does what is due of recurring gifts, as the server does in the background. */
  runJobs(): Promise<void>
}

const atGateway = ['pix', 'card', 'boleto', 'picpay', 'paypal', 'ach'] as const
const offline = ['manual_pix', 'cash', 'bank_transfer'] as const

/** Opens a church with three reasons for gifts above R$ 5, by every rehearsal method; Pix costs R$ 0,99. */
export async function openGivingChurch(
  { platform, siteAddress, newCode }: ProductHere,
  own: { readonly hasReasons?: false } = {},
): Promise<GivingChurch> {
  const code = newCode('semeia')
  const scope = await foundPlainChurch(platform, code, ['MOD_DOACAO'], { nome: 'Igreja Semeia' })
  await savePaymentSettings(assembleApp(platform).needs, createOwnCall(platform.transactions.at(scope)), {
    currency: 'BRL',
    isLive: false,
    pix: { kind: 'EMAIL', key: 'tesouraria@example.org', name: 'Igreja Semeia', city: 'Recife' },
    cashText: 'Na secretaria, de terça a sexta.',
    transferText: 'Banco 000, conta 1-2',
    methods: [
      ...atGateway.map((method) => ({
        method,
        gateway: 'rehearsal' as const,
        ...(method === 'pix' && { processing: { basisPoints: 0, fixed: 99 } }),
      })),
      ...offline.map((method) => ({ method, gateway: 'offline' as const })),
    ],
  })
  await saveGivingSettings(createOwnCall(platform.transactions.at(scope)), {
    minimo: 500,
    valoresSugeridos: [2000, 5000, 10_000, 20_000],
  })
  const reasons = own.hasReasons === false ? [] : await addReasons(platform, scope)
  const { email } = { email: emailAt(code, 'bia') }
  await enrolPerson(platform.transactions.at(scope), {
    email,
    nome: 'Bia',
    sobrenome: 'Quintanilha',
    telefone: '(81) 91234-5678',
  })
  const address = siteAddress(code)
  const runner = createJobRunner(platform, recurrenceWorkers(assembleApp(platform).needs))
  return {
    address,
    scope,
    reasons,
    email,
    enter: (page, path) => openLoggedIn(page, address, path, email),
    async runJobs() {
      while ((await runner.runDue()) > 0);
    },
  }
}

async function addReasons(platform: ProductHere['platform'], scope: ChurchScope): Promise<number[]> {
  const call = createOwnCall(platform.transactions.at(scope))

  const historia =
    'O telhado do salão é de 1962 e já não segura a chuva de julho.\n\nCom esta campanha trocamos as telhas, a calha e a fiação, e o salão volta a receber a escola de música e o almoço de domingo.'
  return [
    await addReason(call, {
      nome: 'Dízimos e ofertas',
      historia: 'Para o dia a dia da casa.',
    }),
    await addReason(call, {
      nome: 'Novo telhado',
      historia,
      flagRecorrencia: false,
      meta: { valor: 4_000_000, ate: '2039-12-31' },
    }),
    await addReason(call, { nome: 'Missões', minimo: 1000 }),
  ]
}
