import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stubKind } from '../../testing/kind-api.ts'
import { leaveNothing, renderOffice } from '../../testing/render-office.tsx'

afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

const rehearsal = {
  tipo: 'OUTRO',
  titulo: 'Ensaio do coral',
  descricao: null,
  local: null,
  flagOnline: false,
  url: null,
  data: '2026-06-05',
  horario: '19:30',
  duracaoMinutos: 90,
  regra: null,
  excecoes: [],
}

async function openEntry(own: object = {}) {
  const api = stubKind('/escritorio/agenda/', [{ ...rehearsal, ...own }])
  const { screen } = await renderOffice('/site/schedule/1')
  const rule = screen.getByRole('combobox', { name: 'Repete' })
  await expect.element(rule).toBeVisible()
  const save = async () => {
    await screen.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect.poll(() => api.records[0]?.versao).toBe(2)
    return api.records[0]
  }
  return { screen, rule, save }
}

describe('an entry of the calendar', () => {
  test('is listed by its day and its time of day, each once', async () => {
    stubKind('/escritorio/agenda/', [{ ...rehearsal, data: '2020-06-05', ultimaData: '2020-06-05' }])
    const { screen } = await renderOffice('/site/schedule')
    const row = screen.getByRole('row', { name: /Ensaio do coral/ })
    await expect.element(row).toMatchTextContent(/5 de jun\. de 2020\s*19h30/)
  })

  test('repeats as a preset says, up to a day', async () => {
    const { screen, rule, save } = await openEntry()
    await expect.element(rule).toHaveDisplayValue('Não repete')
    await rule.selectOptions('Todo mês, na mesma semana')
    await screen.getByLabelText('Até').fill('2026-12-31')
    expect(await save()).toMatchObject({ regra: 'FREQ=MONTHLY;BYDAY=1FR;UNTIL=20261231' })
  })

  test('keeps a rule that no preset has, to be changed as it is written', async () => {
    const { screen, rule, save } = await openEntry({ regra: 'FREQ=WEEKLY;BYDAY=MO,WE' })
    await expect.element(rule).toHaveDisplayValue('Outra regra')
    await screen.getByLabelText('Regra (RFC 5545)').fill('FREQ=DAILY')
    expect(await save()).toMatchObject({ regra: 'FREQ=DAILY' })
  })

  test('is moved on one of its days, and has no barrier on a phone', async () => {
    await page.viewport(390, 2600)
    const { screen, save } = await openEntry({ regra: 'FREQ=WEEKLY' })
    await screen.getByRole('button', { name: 'Adicionar exceção' }).click()
    await screen.getByLabelText('Dia da regra').fill('2026-06-12')
    await screen.getByRole('checkbox', { name: 'Acontece em outra hora' }).click()
    await screen.getByLabelText('Nova hora').fill('18:00')
    await expectAccessible(screen.container)
    await expectTouchable(screen.container)
    expect(await save()).toMatchObject({
      excecoes: [
        { data: '2026-06-12', para: { data: '2026-06-12', horario: '18:00', duracaoMinutos: 90, local: null } },
      ],
    })
  })
})
