import { loadScript } from '@narthex/client/device/load-script'
import type { Starter } from './starter.ts'

/** The script that records the visits of one church. Once it runs only the next page load is free of it. */
export const startSessionRecording: Starter<{ url: string }> = async ({ url }) => {
  await loadScript(url)
  return {}
}
