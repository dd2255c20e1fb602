import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// Navigating during a view transition aborts it; browsers report that as an unhandled rejection, so it is ignored.
addEventListener('unhandledrejection', (event) => {
  const { name, message } = Object(event.reason) as Partial<Error>
  if (name === 'AbortError' && message?.startsWith('Transition was skipped')) event.preventDefault()
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
