import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { openSellingChurch } from '../selling-church.ts'
import { deep, story, test } from '../visit.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

test('a family buys four camp tickets with a child’s data, and pays by Pix', story, async ({ page, product }) => {
  const event = await openSellingChurch(product, {
    cotas: { camas: { nome: 'Camas', vagas: 4 }, camisetas: { nome: 'Camisetas', vagas: 10 } },
    termoMenores: 'Autorizo a participação desta criança.',
    ingressos: {
      adulto: { nome: 'Adulto', valor: 20_000, cotas: ['camas'], idadeMin: 18 },
      crianca: { nome: 'Criança', valor: 10_000, cotas: ['camas'], idadeMax: 12, adicionais: ['camiseta'] },
      camiseta: { nome: 'Camiseta', valor: 3000, flagAdicional: true, cotas: ['camisetas'] },
    },
    perguntas: [{ rotulo: 'Alergias', tipo: 'TEXTO' }],
  })
  await page.goto(event)
  await page.getByRole('link', { name: 'Inscrever-se' }).first().click()
  for (const type of ['Adulto', 'Adulto', 'Criança', 'Criança']) await press(page, `Adicionar um: ${type}`)
  await expect(page.getByText('R$ 600,00').first()).toBeVisible()
  await press(page, 'Continuar')
  await expect(page.getByText('1 de 4')).toBeVisible()
  await expectNoBarriers(page)

  await fillHolder(page, 'Ana Prado', '01/02/1985')
  await press(page, 'Continuar')
  await expect(page.getByText('2 de 4')).toBeVisible()
  // The hold and what was typed survive a reload.
  await page.reload()
  await expect(page.getByText(/Sua reserva expira em/)).toBeVisible()
  await fillHolder(page, 'Rui Prado', '03/04/1984')
  await press(page, 'Continuar')
  for (const [index, name] of ['Davi Prado', 'Rute Prado'].entries()) {
    await expect(page.getByText(`${index + 3} de 4`)).toBeVisible()
    await fillHolder(page, name, '05/06/2018')
    await page.getByLabel('Nome da pessoa responsável').fill('Ana Prado')
    await page.getByLabel('Celular da pessoa responsável').fill('81988887777')
    await page.getByLabel('Sou responsável e autorizo').check()
    await press(page, index === 0 ? 'Continuar' : 'Ir para o pagamento')
  }

  await expect(page.getByRole('heading', { level: 1, name: 'Pagamento' })).toBeVisible()
  await page.getByLabel('Nome completo').fill('Ana Prado')
  await page.getByLabel('E-mail').fill('ana@example.org')
  await page.getByRole('radio', { name: /^Pix Confirmado/ }).check()
  await expectNoBarriers(page)
  await press(page, /^Pagar R\$/)
  await expect(page.getByText('Agora é só pagar o Pix')).toBeVisible()
  await press(page, 'Pagar')
  for (const name of ['Ana Prado', 'Rui Prado', 'Davi Prado', 'Rute Prado'])
    await expect(page.getByRole('img', { name: `Código QR do ingresso de ${name}` })).toBeAttached()
  await expectNoBarriers(page)
  await page.goto(event)
  await expect(
    page
      .getByText(/esgotado/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})

test('two strangers race for the last seat, and exactly one gets it', deep, async ({ browser, product }) => {
  const event = await openSellingChurch(product, {
    cotas: { camas: { nome: 'Camas', vagas: 1 } },
    ingressos: { adulto: { nome: 'Adulto', valor: 0, cotas: ['camas'] } },
  })
  const pages = await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()))
  for (const page of pages) {
    await page.goto(`${event}?buyingStep=tickets`)
    await press(page, 'Adicionar um: Adulto')
  }
  await Promise.all(pages.map((page) => press(page, 'Continuar')))
  const [held, refused] = [/Sua reserva expira em/, /ingressos deste evento acabaram/]
  await Promise.all(pages.map((page) => expect(page.getByText(held).or(page.getByText(refused)).first()).toBeVisible()))
  const counts = await Promise.all(pages.map((page) => page.getByText(held).count()))
  expect(counts.toSorted()).toEqual([0, 1])
  for (const page of pages) await page.context().close()
})

async function fillHolder(page: Page, name: string, birthday: string): Promise<void> {
  await page.getByLabel('Nome completo').fill(name)
  await page.getByLabel(/Data de nascimento/).fill(birthday)
}
