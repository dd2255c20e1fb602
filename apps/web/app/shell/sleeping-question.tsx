import type { ReactNode } from 'react'

/** The enhancer finds and shows it by this. */
export const sleepingQuestionId = 'consent-question'

/**
 * Keeps what the server wrote: hydration leaves the content of an element alone whose HTML it is told, and it is told
 * none. On the server it takes the question as children.
 */
export function SleepingQuestion({ asks, children }: { asks: readonly string[]; children?: ReactNode }) {
  const common = { id: sleepingQuestionId, 'data-asks': asks.join(' '), hidden: true, suppressHydrationWarning: true }
  if (import.meta.env.SSR) return <div {...common}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty
  return <div {...common} dangerouslySetInnerHTML={{ __html: '' }} />
}
