import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createTranslator } from 'use-intl/core'
import { App } from './app.tsx'
import { loadTexts, useLanguage } from './document/language.ts'
import { followSession, startSession } from './session/start-session.ts'

/** The shell stands until it is known who is here. */
async function start(): Promise<void> {
  await Promise.all([loadTexts('frame'), startSession()])
  followSession(() => {
    const { locale, texts } = useLanguage.getState()
    const t = createTranslator({ locale, messages: texts as never, namespace: 'consoleSession' as never })
    return (t as unknown as (key: string) => string)('changed')
  })
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

void start()
