import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// Whoever goes on while a page still fades in ends that: the router skips it, and browsers tell of it as of a fault.
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
