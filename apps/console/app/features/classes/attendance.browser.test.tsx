import { refuse } from '@narthex/client/testing/stub-api'
import { dateIn } from '@narthex/contract/church-time'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aTeacher, classPath, markCall, stubClass } from '../../testing/class-api.ts'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await leaveNothing()
})

const today = dateIn(aTeacher.igreja.fusoHorario, new Date())

const open = async (own: Parameters<typeof stubClass>[1] = {}, address = '/content/attendance/3') => {
  const api = stubClass(today, own)
  const office = await renderOffice(address, aTeacher)
  await expect.element(office.screen.getByRole('heading', { level: 1 })).toMatchTextContent('Jovens')
  const choose = (name: string, choice: 'Presente' | 'Faltou') =>
    office.screen.getByRole('group', { name: `Presença de ${name}` }).getByRole('radio', { name: choice })
  return { api, ...office, choose }
}
const marksIn = (sent: readonly { readonly call: string; readonly body: unknown }[]) =>
  sent.filter(({ call }) => call.includes('/presenca/'))

describe('taking attendance', () => {
  test('saves each tap at once, and a doubled tap once', async () => {
    const { api, screen, choose } = await open()
    await expect.element(screen.getByText('0 de 3 presentes')).toBeVisible()
    await choose('Ana Lima', 'Presente').click()
    await choose('Ana Lima', 'Presente').click()
    await choose('Bento Reis', 'Faltou').click()
    await expect.element(screen.getByText('1 de 3 presentes')).toBeVisible()
    await expect.element(screen.getByText('Falta marcar 1 pessoa')).toBeVisible()
    await expect.element(screen.getByText('Tudo salvo')).toBeVisible()
    await expect
      .poll(() => marksIn(api.sent))
      .toMatchObject([
        { call: markCall('Ana Lima', today), body: { flagPresente: true, marcadaEm: expect.stringMatching(/Z$/) } },
        { call: markCall('Bento Reis', today), body: { flagPresente: false } },
      ])
    await screen.getByRole('button', { name: 'Os outros faltaram' }).click()
    await expect
      .poll(() => marksIn(api.sent).at(-1))
      .toMatchObject({
        call: markCall('Caio', today),
        body: { flagPresente: false },
      })
    await screen.getByRole('button', { name: 'Remover a marcação de Ana Lima' }).click()
    await expect.poll(() => marksIn(api.sent).at(-1)).toMatchObject({ body: { flagPresente: null } })
    await expect.element(screen.getByText('0 de 3 presentes')).toBeVisible()
  })

  test('goes by the keyboard', async () => {
    const { api, choose } = await open()
    const present = choose('Ana Lima', 'Presente')
    ;(present.element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    await expect.element(present).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(choose('Ana Lima', 'Faltou')).toBeChecked()
    await expect.poll(() => marksIn(api.sent).at(-1)).toMatchObject({ body: { flagPresente: false } })
    await userEvent.keyboard('{Tab}{Tab}')
    expect(choose('Bento Reis', 'Presente').element()).toHaveFocus()
  })

  test('keeps taps on the device without a connection, over a reload too, and sends them once it is back', async () => {
    const { api, screen, choose } = await open()
    api.isAnswering = false
    await choose('Ana Lima', 'Presente').click()
    await choose('Bento Reis', 'Presente').click()
    await choose('Bento Reis', 'Faltou').click()
    await expect.element(screen.getByText('2 marcações salvas neste aparelho até a internet voltar')).toBeVisible()
    await expect.element(screen.getByText('1 de 3 presentes')).toBeVisible()
    expect(marksIn(api.sent)).toEqual([])
    await screen.unmount()

    api.isAnswering = true
    const { screen: again } = await renderOffice('/content/attendance/3', aTeacher)
    await expect.element(again.getByText('1 de 3 presentes')).toBeVisible()
    await expect.element(again.getByText('Tudo salvo')).toBeVisible()
    expect(api.day().pessoas.map(({ flagPresente }) => flagPresente)).toEqual([true, false, null])
  })

  test('shows the later mark of another teacher', async () => {
    const { api, screen, choose } = await open()
    api.answers[markCall('Ana Lima', today)] = { flagPresente: false, marcadaEm: '2100-01-01T00:00:00Z' }
    await choose('Ana Lima', 'Presente').click()
    await expect.element(choose('Ana Lima', 'Faltou')).toBeChecked()
    await expect.element(screen.getByText('0 de 3 presentes')).toBeVisible()
  })

  test('says which marks were refused, and goes back to what the server has', async () => {
    const { api, screen, choose } = await open()
    api.answers[markCall('Caio', today)] = refuse(404, 'NOT_FOUND')
    await choose('Caio', 'Presente').click()
    await expect.element(screen.getByText(/^Uma marcação não foi aceita/)).toBeVisible()
    await screen.getByRole('button', { name: 'Descartar e carregar de novo' }).click()
    await expect.element(choose('Caio', 'Presente')).not.toBeChecked()
    await expect.element(screen.getByText(/^Uma marcação não foi aceita/)).not.toBeInTheDocument()
  })

  test('saves lesson, visitors and notes while one writes', async () => {
    const { api, screen } = await open()
    await screen.getByRole('combobox', { name: /^Lição/ }).selectOptions('A luz')
    await screen.getByRole('spinbutton', { name: /^Visitantes/ }).fill('4')
    await screen.getByRole('textbox', { name: /^Anotações/ }).fill('Trazer Bíblia')
    await expect
      .poll(() => api.day(), { timeout: 5000 })
      .toMatchObject({ idLicao: 9, visitantes: 4, observacoes: 'Trazer Bíblia' })
  })

  test('removes a day after a question', async () => {
    const { api, screen } = await open({ versao: 2 })
    await screen.getByRole('button', { name: 'Apagar esta chamada' }).click()
    const question = screen.getByRole('dialog', { name: /^Apagar a chamada de/ })
    await question.getByRole('button', { name: 'Apagar esta chamada' }).click()
    await expect.element(screen.getByText('Chamada apagada.')).toBeVisible()
    expect(api.sent.at(-1)?.call).toBe(`DELETE ${classPath}/aula/${today}`)
    await expect.element(screen.getByRole('button', { name: 'Apagar esta chamada' })).not.toBeInTheDocument()
  })

  test('leads to the roster where it is empty, and to the server where it could not be read', async () => {
    const { screen } = await open({ pessoas: [] })
    await expect
      .element(screen.getByRole('link', { name: 'Montar a lista' }))
      .toHaveAttribute('href', '/content/attendance/3/roster')
    await screen.unmount()
    const api = stubClass(today)
    api.isAnswering = false
    const { screen: again } = await renderOffice('/content/attendance/3', aTeacher)
    await expect.element(again.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
    api.isAnswering = true
    await again.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(again.getByText('0 de 3 presentes')).toBeVisible()
  })

  test('is no page for those who may not', async () => {
    stubClass(today)
    const { screen } = await renderOffice('/content/attendance/3', { ...aTeacher, permissoes: ['content.write'] })
    await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Esta página não existe')
  })

  test('has no barrier, and fits a phone', async () => {
    await page.viewport(320, 1400)
    const { screen, choose } = await open()
    await choose('Ana Lima', 'Presente').click()
    await choose('Bento Reis', 'Faltou').click()
    await expect.element(screen.getByText('Tudo salvo')).toBeVisible()
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})

describe('the roster of a class', () => {
  test('takes members by name, and people by name alone, once', async () => {
    const { api, screen } = await open({}, '/content/attendance/3/roster')
    const added: unknown[] = []
    const answers = api.answers as Record<string, unknown>
    vi.spyOn(crypto, 'randomUUID').mockReturnValue('aaaaaaaa-0000-4000-8000-000000000000')
    answers[`PUT ${classPath}/matricula/aaaaaaaa-0000-4000-8000-000000000000`] = (body: { nome?: string }) => {
      added.push(body)
      const nome = body.nome ?? 'Dulce Prado'
      return { id: crypto.randomUUID(), idUsuario: body.nome ? null : 75, nome, imagem: null }
    }
    await screen.getByRole('combobox', { name: 'Adicionar à lista' }).fill('dul')
    await screen.getByRole('option', { name: /^Dulce Prado/ }).click()
    await expect.element(screen.getByText('Dulce Prado está na lista.')).toBeVisible()
    await expect.element(screen.getByText('4 pessoas')).toBeVisible()
    await screen.getByRole('combobox', { name: 'Adicionar à lista' }).fill('ana')
    await expect.element(screen.getByRole('option', { name: /Já está na lista/ })).toBeVisible()
    await screen.getByRole('option', { name: /^Adicionar “ana” só pelo nome/ }).click()
    await expect.poll(() => added).toEqual([{ idUsuario: 75 }, { nome: 'ana' }])
  })

  test('takes someone off, and puts them back', async () => {
    const { api, screen } = await open({}, '/content/attendance/3/roster')
    await screen.getByRole('button', { name: 'Remover da lista Caio' }).click()
    await expect.element(screen.getByText('2 pessoas')).toBeVisible()
    await screen.getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(screen.getByText('3 pessoas')).toBeVisible()
    expect(api.sent.at(-1)).toMatchObject({ body: { nome: 'Caio' } })
  })

  test('has no barrier, and fits a phone', async () => {
    await page.viewport(320, 1000)
    const { screen } = await open({}, '/content/attendance/3/roster')
    await expect.element(screen.getByRole('combobox', { name: 'Adicionar à lista' })).toBeVisible()
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})

describe('the attendance of a class', () => {
  test('stands in a table of days, which leads to each', async () => {
    const { screen } = await open({}, '/content/attendance/3/history')
    const ana = screen.getByRole('row', { name: /^Ana Lima/ })
    await expect.element(ana).toMatchTextContent(/Presente.*Presente/)
    await expect.element(screen.getByRole('row', { name: /^Caio/ })).toMatchTextContent(/Faltou.*Sem marcação/)
    await expect.element(screen.getByRole('row', { name: /^Visitantes/ })).toMatchTextContent('Visitantes40')
    await expect
      .element(screen.getByRole('link', { name: '03/05' }))
      .toHaveAttribute('href', '/content/attendance/3?dia=2026-05-03')
    await page.viewport(320, 900)
    await expectAccessible(screen.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  test('begins with the classes of the church', async () => {
    stubClass(today)
    const { screen } = await renderOffice('/content/attendance', aTeacher)
    await expect.element(screen.getByRole('link', { name: /Jovens/ })).toHaveAttribute('href', '/content/attendance/3')
    await expect.element(screen.getByText(/3 pessoas · .*2 presentes/)).toBeVisible()
    await expect.element(screen.getByText(/Ninguém na lista · Nenhuma chamada ainda/)).toBeVisible()
    await expectAccessible(screen.container)
  })
})
