import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { loadTexts } from '../document/language.ts'
import { OperatorApp } from './operator-app.tsx'
import { routes } from './routes.tsx'
import { readSession } from './session/operator-session.ts'

/** Begins the operators' console in the document that offices have, too. */
export async function startOperator(): Promise<void> {
  const router = createBrowserRouter(routes)
  await Promise.all([loadTexts('frame'), loadTexts('entry'), loadTexts('login'), loadTexts('operator'), readSession()])
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <OperatorApp router={router} />
    </StrictMode>,
  )
}
