import { refuse, type StubbedApi } from '@narthex/client/testing/stub-api'
import { churchProfile } from '@narthex/contract/churches/profile.settings'
import { hourMs } from '@narthex/contract/durations'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stubKind } from '../../testing/kind-api.ts'
import { stubNews } from '../../testing/news-api.ts'
import { aSession, leaveNothing, renderOffice } from '../../testing/render-office.tsx'
import { stubSettings } from '../../testing/settings-api.ts'

afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await leaveNothing()
})

const waiting = { timeout: 8000 }
const save = 'PUT /conteudo/noticia/1/rascunho'
const title = () => page.getByRole('textbox', { name: 'Título' })
const saveNow = () => userEvent.keyboard('{Control>}s{/Control}')
const question = () => page.getByRole('dialog', { name: 'Sua sessão terminou' })

/** Ends the session: a call is refused until someone has logged in. */
function endSession(api: StubbedApi, call: string) {
  const answer = api.answers[call]
  api.answers[call] = refuse(401, 'UNAUTHENTICATED')
  api.answers['POST /escritorio/sessao'] = () => {
    api.answers[call] = answer
    return aSession
  }
}

async function logIn() {
  await expect.element(question(), waiting).toBeVisible()
  await question().getByLabelText('Senha', { exact: true }).fill('Videira#quatro4')
  await question().getByRole('button', { name: 'Entrar' }).click()
}

/** A laptop sleeps: the clock goes on, and nothing else does. */
function sleepFor(hours: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * hourMs })
}

describe('a night over what is being written', () => {
  test('loses nothing of a page that stays open: it asks for a login, and saves what was typed', async () => {
    const api = stubNews({ 1: 'Mutirão' })
    await renderOffice('/content/news/1')
    endSession(api, save)
    await title().fill('Escrito à noite')
    sleepFor(10)
    await expect.element(question().getByRole('textbox', { name: 'E-mail' }), waiting).toHaveValue('ana@example.org')
    await logIn()
    await expect.poll(() => api.records.get(1)?.titulo, waiting).toBe('Escrito à noite')
    await expect.element(title()).toHaveValue('Escrito à noite')
    await title().fill('Escrito à noite e de manhã')
    await saveNow()
    await expect.poll(() => api.records.get(1)?.titulo, waiting).toBe('Escrito à noite e de manhã')
  })

  test('loses nothing of a page that the browser has put away, nor what someone else wrote in the night', async () => {
    const api = stubNews({ 1: 'Mutirão' })
    const answer = api.answers[save]
    api.answers[save] = () => Promise.reject(new TypeError('Failed to fetch'))
    const { screen } = await renderOffice('/content/news/1')
    await title().fill('Escrito à noite')
    await saveNow()
    await expect.element(screen.getByText(/sem internet/i).first(), waiting).toBeVisible()
    await screen.unmount()
    sleepFor(10)
    api.answers[save] = answer
    api.change(1, { resumo: 'Dela, de madrugada.' })
    await renderOffice('/content/news/1')
    await expect.element(title()).toHaveValue('Escrito à noite')
    await expect
      .poll(() => api.records.get(1), waiting)
      .toMatchObject({ titulo: 'Escrito à noite', resumo: 'Dela, de madrugada.' })
  })
})

describe('a session that runs out while one writes', () => {
  test('keeps what was typed where the question is put away, and asks again at the next word', async () => {
    const api = stubNews({ 1: 'Mutirão' })
    const { screen } = await renderOffice('/content/news/1')
    endSession(api, save)
    await title().fill('Depois entro')
    await saveNow()
    await expect.element(question(), waiting).toBeVisible()
    await question().getByRole('button', { name: 'Fechar' }).click()
    await expect.element(screen.getByText(/Não foi salvo/)).toBeVisible()
    await expect.element(title()).toHaveValue('Depois entro')
    await title().fill('Depois entrei')
    await saveNow()
    await logIn()
    await expect.poll(() => api.records.get(1)?.titulo, waiting).toBe('Depois entrei')
  })

  test('saves what is saved on purpose after the login, once', async () => {
    const place = '/escritorio/culto/'
    const service = {
      nome: 'Culto da noite',
      diaSemana: 0,
      horario: '19:00',
      duracaoMinutos: 90,
      flagTransmissao: false,
      local: null,
    }
    const api = stubKind(place, [service])
    const { screen } = await renderOffice('/site/services/1')
    await screen.getByLabelText('Começa às').fill('18:30')
    endSession(api, `PUT ${place}1`)
    await screen.getByRole('button', { name: 'Salvar', exact: true }).click()
    await logIn()
    await expect.poll(() => api.records[0]).toMatchObject({ horario: '18:30', versao: 2 })
    await expect.element(screen.getByLabelText('Começa às')).toHaveValue('18:30')
  })

  test('saves settings after the login, once', async () => {
    const facts = {
      id: 1,
      codigo: 'videira',
      slug: 'videira',
      slugOrganizacao: null,
      codigoPlano: 'OURO',
      flagAtivo: true,
    }
    const api = stubSettings(churchProfile, facts)
    const { screen } = await renderOffice('/settings/profile', { permissoes: ['settings'] })
    await screen.getByRole('textbox', { name: 'Nome da igreja' }).fill('Videira')
    endSession(api, 'PUT /escritorio/perfil/')
    await screen.getByRole('button', { name: 'Salvar e mostrar no site' }).click()
    await logIn()
    await expect.poll(() => api.saved()).toMatchObject({ nome: 'Videira', versao: 4 })
  })
})
