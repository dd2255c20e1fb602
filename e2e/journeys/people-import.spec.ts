import { expect } from '@playwright/test'
import { openStaffedChurch } from '../staffed-church.ts'
import { story, test } from '../visit.ts'

const names = ['Ana', 'Caio', 'Lívia', 'Rute', 'Davi']

/** A file as Planning Center writes it, with families of three who share a telephone. */
function writeFile(count: number): Buffer {
  const heads =
    'Person ID,First Name,Last Name,Birthdate,Gender,Status,Membership,Mobile Phone Number,Household ID,Shirt Size'
  const rows = Array.from({ length: count }, (_, n) => {
    const house = Math.floor(n / 3)
    const phone = `+55 81 9${8000 + (house % 1000)}-${1000 + (house % 1000)}`
    return `${n},${names[n % 5]},Prado ${house},${1 + (n % 12)}/${1 + (n % 28)}/1980,Female,active,Member,${phone},${house},M`
  })
  return Buffer.from(`${heads}\n${rows.join('\n')}\n`)
}

// A first visit asks whether there is a session.
test.use({ expectedErrors: [/401 \(Unauthorized\)/] })

test('a secretary brings the people of another program over, and takes them back', story, async ({ page, product }) => {
  const church = await openStaffedChurch(product, [])
  await church.enter(page, '/people/import')
  // More rows are a job, which runs elsewhere.
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: writeFile(45) }

  await test.step('the file is known, and looked through before anything is written', async () => {
    await page.locator('main input[type=file]').setInputFiles(file)
    await expect(page.getByText('Arquivo do programa Planning Center')).toBeVisible()
    await expect(page.getByText('Fica de fora: Shirt Size')).toBeVisible()
  })

  await test.step('they are written, and told in a report', async () => {
    await page.getByRole('button', { name: 'Gravar 45 linhas' }).click()
    await expect(page.getByText('45 linhas gravadas.')).toBeVisible()
  })

  await test.step('the same file again doubles no one', async () => {
    await page.getByRole('link', { name: 'Importar outro arquivo' }).click()
    await page.locator('main input[type=file]').setInputFiles(file)
    await expect(page.getByRole('button', { name: 'Iguais 45' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Nada para gravar' })).toBeDisabled()
  })

  await test.step('and they leave again', async () => {
    await page.goBack()
    await page.goBack()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click()
    await expect(page.getByText('Desfeita em 45 registros.')).toBeVisible()
  })
})
