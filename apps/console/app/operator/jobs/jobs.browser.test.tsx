import { refuse, type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { leaveNothing } from '../../testing/render-office.tsx'
import { anOperatorSession, renderOperator } from '../../testing/render-operator.tsx'

const queue = {
  fila: 'doacao-e-mail',
  esperando: 3,
  segundosMaisAntiga: 7300,
  emCurso: 1,
  repetindo: 0,
  desistidas: 2,
  flagAtrasada: true,
}
const job = {
  id: '8d6f0d0c-5b1f-4a51-9c9b-6a4f0a3f2d11',
  igreja: { codigo: 'mare', nome: 'Igreja Maré' },
  fila: 'doacao-e-mail',
  flagDesistida: true,
  tentativas: 60,
  erro: { causa: 'UNREACHABLE', detalhe: 'ECONNREFUSED' },
  devidaEm: '2026-11-27T12:00:00.000Z',
  proximaEm: null,
}
const failing = {
  ...job,
  id: '8d6f0d0c-5b1f-4a51-9c9b-6a4f0a3f2d12',
  fila: 'of-a-later-build',
  flagDesistida: false,
  tentativas: 2,
  proximaEm: '2026-11-29T12:00:00.000Z',
}
const list = (...itens: object[]) => ({ itens, proximo: null })
const dropPath = 'POST /operador/fila/doacao-e-mail/descarte'

let api: StubbedApi
beforeEach(() => {
  api = stubApi({
    'GET /operador/fila': { filas: [queue], retidas: null },
    'GET /operador/tarefa': list(job, failing),
  })
})
afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

describe('the jobs of an operator', () => {
  test('tell by kind what waits and failed, in words, on a phone too', async () => {
    await page.viewport(390, 844)
    const { screen } = await renderOperator('/jobs')
    await expect
      .element(screen.getByText('3 esperam · a mais antiga há 2 horas · 1 em curso · 2 falharam de vez'))
      .toBeVisible()
    await expect.element(screen.getByText('Atenção: falhou')).toBeVisible()
    await expect.element(screen.getByText('Atenção: atrasada')).toBeVisible()
    await expect.element(screen.getByText(/O outro servidor não respondeu.*ECONNREFUSED/).first()).toBeVisible()
    await expect.element(screen.getByText(/60 tentativas · devida .* · falhou de vez/)).toBeVisible()
    await expect.element(screen.getByText('of-a-later-build', { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /Descartar.*of-a-later-build/ })).not.toBeInTheDocument()
    await expectAccessible(document.body)
    await expectTouchable(document.body)
  })

  test('are none where nothing waits and nothing failed', async () => {
    api.answers['GET /operador/fila'] = { filas: [], retidas: 'COPY' }
    api.answers['GET /operador/tarefa'] = list()
    const { screen } = await renderOperator('/jobs')
    await expect.element(screen.getByText('Nada espera, e nada falhou.')).toBeVisible()
    await expect.element(screen.getByText(/Rode npm run resume/)).toBeVisible()
    await expectAccessible(document.body)
  })

  test('are shown by kind, at the address of the page', async () => {
    const { screen, router } = await renderOperator('/jobs')
    await screen.getByLabelText('Tipo').selectOptions('doacao-e-mail')
    await expect.poll(() => router.state.location.search).toBe('?fila=doacao-e-mail')
    await expect.poll(() => api.asked).toContain('GET /operador/tarefa?fila=doacao-e-mail')
  })

  test('are retried one by one or all of a kind; an act that another operator did already says so', async () => {
    api.answers[`POST /operador/igreja/mare/tarefa/${job.id}/repeticao`] = { tarefas: 0 }
    api.answers['POST /operador/fila/doacao-e-mail/repeticao'] = { tarefas: 2 }
    const { screen } = await renderOperator('/jobs')
    await screen.getByRole('button', { name: /^Repetir.*E-mails sobre contribuições, Igreja Maré/ }).click()
    await expect.element(screen.getByText('Já foi feito: nada a repetir.')).toBeVisible()
    await screen.getByRole('button', { name: /Repetir 2 tarefas/ }).click()
    await expect.element(screen.getByText('2 tarefas vão rodar agora.')).toBeVisible()
    expect(api.sent).toHaveLength(2)
  })

  test('are dropped after a question that names how many, and that nothing brings them back', async () => {
    api.answers[dropPath] = refuse(409, 'CONFLICT')
    const { screen } = await renderOperator('/jobs')
    await screen.getByRole('button', { name: /Descartar 2 tarefas/ }).click()
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByText('Descartar 2 tarefas?')).toBeVisible()
    await expect.element(dialog.getByText(/não dá para desfazer/)).toBeVisible()
    await expectAccessible(document.body)
    expect(api.sent).toEqual([])
    await dialog.getByRole('button', { name: 'Descartar' }).click()
    await expect.element(dialog.getByText(/Nada foi descartado/)).toBeVisible()
    api.answers[dropPath] = { tarefas: 2 }
    await dialog.getByRole('button', { name: 'Descartar' }).click()
    await expect.element(screen.getByText('2 tarefas descartadas.')).toBeVisible()
    expect(api.sent.at(-1)).toEqual({ call: dropPath, body: { tarefas: 2 } })
  })

  test('are dropped after a fresh login, where the last one is too long ago', async () => {
    const at = `DELETE /operador/igreja/mare/tarefa/${job.id}`
    api.answers[at] = refuse(403, 'REAUTHENTICATION_REQUIRED')
    api.answers['POST /operador/sessao'] = () =>
      Response.json(
        { desafio: 'abc', expiraEm: '2099-01-01T00:00:00.000Z', meios: ['TOTP'], chaveAcesso: null },
        { status: 202 },
      )
    api.answers['POST /operador/sessao/segundo-fator'] = anOperatorSession
    const { screen } = await renderOperator('/jobs')
    await screen.getByRole('button', { name: /^Descartar.*E-mails sobre contribuições, Igreja Maré/ }).click()
    await screen.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
    await expect.element(screen.getByText(/há no máximo dez minutos/)).toBeVisible()
    api.answers[at] = { tarefas: 1 }
    await screen.getByLabelText('Senha', { exact: true }).fill('Certa#1234')
    await screen.getByRole('button', { name: 'Entrar' }).click()
    await screen.getByRole('textbox').fill('123456')
    await screen.getByRole('button', { name: /Confirmar|Continuar|Entrar/ }).click()
    await expect.element(screen.getByText('1 tarefa descartada.')).toBeVisible()
  })
})
