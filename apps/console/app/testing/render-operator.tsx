import '../app.css'
import { createMemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import { loadTexts, useLanguage } from '../document/language.ts'
import { OperatorApp } from '../operator/operator-app.tsx'
import { routes } from '../operator/routes.tsx'
import { takeSession, useOperator } from '../operator/session/operator-session.ts'

export const anOperatorSession = {
  operador: { id: 7, email: 'rute@example.org' },
  criadaEm: '2026-11-29T12:00:00.000Z',
  expiraEm: '2026-11-29T13:00:00.000Z',
}

/** Opens the operators' console at an address, in Portuguese; with `out` without a login. The test stubs the API. */
export async function renderOperator(path: string, state: 'in' | 'out' = 'in') {
  document.documentElement.lang = 'pt'
  useLanguage.setState({ locale: 'pt', texts: {} })
  await Promise.all([loadTexts('frame'), loadTexts('entry'), loadTexts('login'), loadTexts('operator')])
  useOperator.setState({ state, session: undefined })
  if (state === 'in') takeSession(anOperatorSession)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const screen = await render(<OperatorApp router={router} />)
  return { screen, router }
}
