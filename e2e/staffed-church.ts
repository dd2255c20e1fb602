import { describeChurch, setMenu } from '@narthex/api/modules/churches/churches.editing.service'
import { grantRole } from '@narthex/api/modules/users/role-office.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { enrolPerson, usualPassword } from '@narthex/api/testing/people'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import type { ModuleCode } from '@narthex/contract/church-codes'
import type { StaffRole } from '@narthex/contract/permissions'
import { expect, type Page } from '@playwright/test'
import { emailAt } from './emails.ts'
import type { ProductHere } from './product-here.ts'

export interface StaffedChurch {
  readonly site: string
  readonly office: string
  /** Opens a page of the office, and logs Rosa in there by its form. */
  enter(page: Page, path: string): Promise<void>
}

/** A church with an address, a phone and a menu, and Rosa, who works in its office. */
export async function openStaffedChurch(
  { platform, siteAddress, newCode }: ProductHere,
  modules: readonly ModuleCode[],
  role: StaffRole = 'ROLE_ADMIN',
): Promise<StaffedChurch> {
  const code = newCode('farol')
  const own = { nome: 'Igreja do Farol', fusoHorario: 'America/Recife' }
  const church = await foundPlainChurch(platform, code, modules, own)
  await describeChurch(createOwnCall(platform.transactions.at(church)), { telefone: '+55 81 3333-0101' })
  const item = { flagAtivo: true, url: null, loginIsRequired: false }
  await setMenu(createOwnCall(platform.transactions.at(church)), [
    { ...item, codigo: 'SOBRE', pt: 'Sobre nós', en: 'About us', es: 'Quiénes somos' },
    { ...item, codigo: 'EVENTO', pt: 'Eventos', en: 'Events', es: 'Eventos' },
  ])
  const email = emailAt(code, 'rosa')
  const { memberId } = await enrolPerson(platform.transactions.at(church), { email, nome: 'Rosa', sobrenome: 'Lima' })
  await grantRole(createOwnCall(platform.transactions.at(church)), { memberId, role })
  const office = siteAddress(`${code}.admin`)
  return {
    site: siteAddress(code),
    office,
    async enter(page, path) {
      await page.goto(`${office}${path}`)
      await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
      await page.getByLabel('Senha', { exact: true }).fill(usualPassword)
      await page.getByRole('button', { name: 'Entrar' }).click()
      await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
    },
  }
}
