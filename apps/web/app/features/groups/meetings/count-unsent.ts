import { mayHaveUnsent } from './unsent-mark.ts'

/** Sends the meetings that a member left to be sent, and counts those that are left. */
export async function countUnsentMeetings(memberId: number): Promise<number> {
  if (!mayHaveUnsent(memberId)) return 0
  const [{ sendUnsent }, { listUnsent }] = await Promise.all([import('./send-unsent.ts'), import('./unsent.ts')])
  await sendUnsent()
  return (await listUnsent(memberId)).length
}
