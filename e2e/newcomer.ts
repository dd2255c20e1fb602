import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { linkMailedTo } from './mailbox.ts'
import { running } from './visit.ts'

export interface Newcomer {
  readonly email: string
  readonly nome: string
  readonly senha: string
}

/** A person with an e-mail that no other journey uses. */
export function newcomer(nome = 'Rita'): Newcomer {
  return { email: `${nome.toLowerCase()}.${randomUUID()}@example.org`, nome, senha: 'Figueira#verde5' }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const send = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Goes from the first step of the sign-in to the one that an e-mail leads to. */
export async function giveEmail(page: Page, email: string, leadsTo: string): Promise<void> {
  // The app may bring back what was typed here before.
  await running(page)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await send(page, 'Continuar')
  // After some look-ups a captcha comes first, and solves itself.
  await expect(heading(page, leadsTo)).toBeVisible({ timeout: 20_000 })
}

/** Registers on the way in that is open, up to the page that asks to look into the mailbox. */
export async function register(page: Page, { email, nome, senha }: Newcomer): Promise<void> {
  await giveEmail(page, email, 'Crie sua conta')
  await page.getByLabel('Nome', { exact: true }).fill(nome)
  await page.getByLabel('Sobrenome').fill('Nogueira')
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByLabel('Repita a senha').fill(senha)
  await send(page, 'Criar minha conta')
  await expect(heading(page, 'Quase lá: confirme seu e-mail')).toBeVisible({ timeout: 20_000 })
}

/** Follows the activation e-mail and enters the password of the registration, which logs in. */
export async function confirm(page: Page, { email, nome, senha }: Newcomer): Promise<void> {
  await page.goto(await linkMailedTo(email, 'ativar='))
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await send(page, 'Confirmar e entrar')
  await expect(memberMenu(page, nome)).toBeVisible()
}

/** Logs in on the way in that is open. */
export async function signIn(page: Page, { email, senha, nome }: Newcomer): Promise<void> {
  await giveEmail(page, email, 'Que bom ter você aqui')
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await send(page, 'Entrar')
  await expect(memberMenu(page, nome)).toBeVisible()
}

/** The button under which a member finds what is theirs. */
export function memberMenu(page: Page, nome: string) {
  return page.locator('header').getByRole('button', { name: new RegExp(`^${nome}`) })
}

/** Logs out through the member menu. */
export async function logOut(page: Page, nome = 'Ana'): Promise<void> {
  await memberMenu(page, nome).click()
  await page.getByRole('button', { name: 'Sair da conta' }).click()
}
