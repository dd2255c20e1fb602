import { type StubbedApi, stubApi } from '@narthex/client/testing/stub-api'
import { expectAccessible, expectTouchable } from '@narthex/ui/testing/expect-accessible'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { leaveNothing } from '../../testing/render-office.tsx'
import { renderOperator } from '../../testing/render-operator.tsx'

const megabyte = 1024 * 1024
const hourAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const health = {
  avisos: [],
  banco: { versao: '17.2', bytes: 300 * megabyte, respostaMs: 3, conexoes: 10, emUso: 1 },
  copia: { feitaEm: hourAgo(5), bytes: 20 * megabyte, lugar: 'casa:/safe/narthex.tar.gz', falha: null },
  disco: { pasta: '/var/lib/narthex', livres: 800 * megabyte, total: 1000 * megabyte },
  tarefas: { esperando: 0, segundosMaisAntiga: 0, fila: null, atrasadas: [], desistidas: 0, retidas: null },
  correio: { flagServidor: true, desistidos: 0 },
  processos: { outros: 0, flagOuve: true, iniciadoEm: hourAgo(49) },
  redis: 'NONE',
  versoes: { produto: '0.1.0', node: 'v24.1.0', migracoes: 50, ultimaMigracao: '0217-health-of-the-product' },
}
const mail = {
  id: '8d6f0d0c-5b1f-4a51-9c9b-6a4f0a3f2d11',
  igreja: { codigo: 'mare', nome: 'Igreja Maré' },
  fila: 'e-mail',
  tipo: 'recovery',
  destinatario: 'a•••@example.org',
  tentativas: 60,
  erro: { causa: 'ADDRESS_REFUSED', detalhe: 'No mail can be sent to this address' },
  devidaEm: '2026-11-27T12:00:00.000Z',
}
const storage = {
  id: 1,
  igreja: { codigo: 'mare', nome: 'Igreja Maré' },
  arquivos: 950 * megabyte,
  cotaArquivos: 1000 * megabyte,
  videos: 0,
  cotaVideos: 1000 * megabyte,
  videosGuardados: 0,
  flagQuaseCheia: true,
}

let api: StubbedApi
beforeEach(() => {
  api = stubApi({
    'GET /operador/saude': health,
    'GET /operador/e-mail': { itens: [], proximo: null },
    'GET /operador/armazenamento': { itens: [], proximo: null },
  })
})
afterEach(async () => {
  await page.viewport(1024, 768)
  vi.unstubAllGlobals()
  await leaveNothing()
})

describe('the health of the product', () => {
  test('is told part by part, and that nothing needs attention', async () => {
    await page.viewport(390, 844)
    const { screen } = await renderOperator('/health')
    await expect.element(screen.getByText('Nada pede atenção.')).toBeVisible()
    await expect.element(screen.getByText(/Feita há 5 horas/)).toBeVisible()
    await expect.element(screen.getByText('Está em casa:/safe/narthex.tar.gz')).toBeVisible()
    await expect.element(screen.getByText(/\(80 %\)/)).toBeVisible()
    await expect.element(screen.getByText(/1 processo ativo; este roda há 2 dias/)).toBeVisible()
    await expect.element(screen.getByText(/a última 0217/)).toBeVisible()
    await expect.element(screen.getByText('Atenção', { exact: true })).not.toBeInTheDocument()
    await expectAccessible(document.body)
    await expectTouchable(document.body)
  })

  test('says in words what needs attention, and what to do', async () => {
    api.answers['GET /operador/saude'] = {
      ...health,
      avisos: ['BACKUP_NONE', 'BACKUP_FAILED', 'DISK_LOW', 'JOBS_LATE', 'REDIS_NEEDED'],
      copia: { feitaEm: null, bytes: null, lugar: null, falha: { em: hourAgo(1), motivo: 'The disk is full' } },
      disco: null,
      tarefas: { ...health.tarefas, esperando: 4, segundosMaisAntiga: 600, fila: 'e-mail', atrasadas: ['e-mail'] },
      redis: 'NEEDED',
    }
    const { screen } = await renderOperator('/health')
    await expect.element(screen.getByText('5 pontos pedem atenção.')).toBeVisible()
    expect(screen.getByText('Atenção', { exact: true }).elements()).toHaveLength(4)
    await expect.element(screen.getByText(/ligue a cópia de cada noite/)).toBeVisible()
    await expect.element(screen.getByText(/A última tentativa falhou .*: The disk is full/)).toBeVisible()
    await expect.element(screen.getByText(/Menos de 10 % livres/)).toBeVisible()
    await expect.element(screen.getByText('A mais antiga espera há 10 minutos: E-mails de contas.')).toBeVisible()
    await expect.element(screen.getByText(/Preencha REDIS_URL/)).toBeVisible()
    await expectAccessible(document.body)
  })

  test('shows mails that were given up by masked addresses, and sends one again', async () => {
    api.answers['GET /operador/e-mail'] = {
      itens: [mail, { ...mail, id: `${mail.id.slice(0, -1)}2`, fila: 'doacao-e-mail', tipo: null, destinatario: null }],
      proximo: null,
    }
    api.answers[`POST /operador/igreja/mare/tarefa/${mail.id}/repeticao`] = { tarefas: 1 }
    const { screen } = await renderOperator('/health')
    await expect.element(screen.getByText('a•••@example.org')).toBeVisible()
    await expect.element(screen.getByText('o endereço se lê do cadastro na hora do envio')).toBeVisible()
    await expect.element(screen.getByText(/O endereço não existe/).first()).toBeVisible()
    await expectAccessible(document.body)
    api.answers['GET /operador/e-mail'] = { itens: [], proximo: null }
    await screen.getByRole('button', { name: /Enviar de novo.*Nova senha, Igreja Maré/ }).click()
    await expect.element(screen.getByText('O e-mail sai agora.')).toBeVisible()
    await expect.element(screen.getByText('Nenhum e-mail falhou.').first()).toBeVisible()
  })

  test('shows what churches store beside their quota', async () => {
    api.answers['GET /operador/armazenamento'] = { itens: [storage], proximo: null }
    const { screen } = await renderOperator('/health')
    await expect.element(screen.getByText(/^Arquivos: 950\sMB de 1\.?000\sMB$/)).toBeVisible()
    await expect.element(screen.getByText('Atenção: quase cheio')).toBeVisible()
    await expect.element(screen.getByText(/usa 90 % ou mais da cota/)).toBeVisible()
    await expectAccessible(document.body)
  })
})
