import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createTranslator } from 'use-intl/core'
import { App, openRouter } from './app.tsx'
import { loadTexts, useLanguage } from './document/language.ts'
import { followSession, startSession } from './session/start-session.ts'

/** The shell stands until it is known who is here. */
async function start(): Promise<void> {
  const router = openRouter()
  await Promise.all([loadTexts('frame'), startSession()])
  followSession(() => {
    const { locale, texts } = useLanguage.getState()
    const t = createTranslator<Record<string, string>>({ locale, messages: texts as never })
    return t('consoleSession.changed')
  })
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )
}

// Offices of churches are at `CODE.admin.`, the operators' console at `admin.` itself: no church has that code.
if (location.hostname.startsWith('admin.'))
  void import('./operator/start-operator.tsx').then(({ startOperator }) => startOperator())
else void start()
