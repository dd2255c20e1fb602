import { create } from 'zustand'

/** Minutes, or the end of what plays now. */
export type SleepChoice = 'off' | '15' | '30' | '45' | '60' | 'end'
export const sleepMinutes = ['15', '30', '45', '60'] as const

export const useSleep = create<{ readonly choice: SleepChoice }>()(() => ({ choice: 'off' }))
let timer: ReturnType<typeof setTimeout> | undefined

/** The sleep timer: stops the sound after a while. */
export function chooseSleep(choice: SleepChoice, pause: () => void): void {
  clearTimeout(timer)
  useSleep.setState({ choice })
  if (choice === 'off' || choice === 'end') return
  timer = setTimeout(() => {
    useSleep.setState({ choice: 'off' })
    pause()
  }, Number(choice) * 60_000)
}
