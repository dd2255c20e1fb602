import { foundChurch } from '@narthex/api/modules/churches/churches.editing.service'
import { createMemberCall } from '@narthex/api/platform/http/route'
import { enrolPerson } from '@narthex/api/testing/people'
import { plainChurch } from '@narthex/api/testing/plain-church'
import { orderWithPix, takeRehearsedPayments } from '@narthex/api/testing/seeded-payments'
import type { Page } from '@playwright/test'
import { emailAt } from './emails.ts'
import { openLoggedIn } from './log-in.ts'
import type { ProductHere } from './product-here.ts'

export interface PayingChurch {
  /** Logs Ana in and opens a page of the church. */
  enter(page: Page, path: string): Promise<void>
  /** Ana orders something by Pix; gives the order's code. */
  order(): Promise<string>
}

/** A church that rehearses every kind of payment, and a member. */
export async function openPayingChurch({ platform, siteAddress, newCode }: ProductHere): Promise<PayingChurch> {
  const code = newCode('celeiro')
  const church = await foundChurch(platform, plainChurch(code, { nome: 'Igreja do Celeiro' }))
  await takeRehearsedPayments(platform, platform.transactions.at(church), 'Igreja do Celeiro')
  const email = emailAt(code, 'ana')
  const ana = await enrolPerson(platform.transactions.at(church), { email, nome: 'Ana', sobrenome: 'Souza' })
  const call = createMemberCall(platform.transactions.at(church), {
    accountId: ana.account.id,
    memberId: ana.memberId,
  })
  return {
    enter: (page, path) => openLoggedIn(page, siteAddress(code), path, email),
    order: () => orderWithPix(platform, call, 'ana'),
  }
}
