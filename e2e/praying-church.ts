import { notifyAuthorOfNews } from '@narthex/api/modules/prayer/news.service'
import { addPrayerReasons } from '@narthex/api/modules/prayer/reasons.editing.service'
import { grantRole } from '@narthex/api/modules/users/role-office.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { toPrayerId } from '@narthex/api/platform/ids'
import { enrolPerson, usualPassword } from '@narthex/api/testing/people'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import type { Browser, Page } from '@playwright/test'
import { emailAt } from './emails.ts'
import { openLoggedIn } from './log-in.ts'
import type { Newcomer } from './newcomer.ts'
import type { ProductHere } from './product-here.ts'
import { running } from './visit.ts'

/** Olga administers the church; the others are members. */
const people = { ana: 'Ana', bruno: 'Bruno', carla: 'Carla', davi: 'Davi', olga: 'Olga' } as const
export type Praying = keyof typeof people

export interface PrayingChurch {
  readonly address: string
  /** Logs the person in and opens a page of the church. */
  enter(page: Page, path: string, who: Praying): Promise<void>
  /** Opens a page as another person, in a separate browser context of phone width. */
  also(path: string, who: Praying): Promise<Page>
  /** The person's credentials. */
  person(who: Praying): Newcomer
  /** Notifies the author of prayers and messages at once, without the usual delay. */
  tellNews(prayer: number): Promise<void>
  /** Requests a path of the church as a program without a browser. */
  ask(path: string): Promise<string>
  /** Closes the pages that `also` opened. */
  closeOthers(): Promise<void>
}

/** A church that has a prayer wall, with nothing on it yet. */
export async function openPrayingChurch(
  { platform, siteAddress, newCode, ask }: ProductHere,
  browser: Browser,
): Promise<PrayingChurch> {
  const code = newCode('vela')
  const church = await foundPlainChurch(platform, code, ['MOD_MURAL_ORACAO'], { nome: 'Igreja da Vela' })
  await addPrayerReasons(createOwnCall(platform.transactions.at(church)), ['Saúde', 'Família', 'Gratidão'])
  for (const [who, nome] of Object.entries(people)) {
    const { memberId } = await enrolPerson(platform.transactions.at(church), {
      email: emailAt(code, who),
      nome,
      sobrenome: 'Quintanilha',
      telefone: '(81) 91234-5678',
    })
    if (who === 'olga')
      await grantRole(createOwnCall(platform.transactions.at(church)), { memberId, role: 'ROLE_ADMIN' })
  }
  const address = siteAddress(code)
  const others: Page[] = []
  const enter = (page: Page, path: string, who: Praying) => openLoggedIn(page, address, path, emailAt(code, who))
  return {
    address,
    enter,
    async also(path, who) {
      const page = await browser.newPage({ locale: 'pt-BR', viewport: { width: 390, height: 844 } })
      others.push(page)
      await enter(page, path, who)
      await running(page)
      return page
    },
    person: (who) => ({ email: emailAt(code, who), nome: people[who], senha: usualPassword }),
    tellNews: (prayer) => notifyAuthorOfNews(platform.transactions.at(church), toPrayerId(prayer)),
    ask: async (path) => (await ask(code, path)).body,
    async closeOthers() {
      for (const page of others) await page.close()
    },
  }
}
