import { inject } from 'vitest'
import { shiftDate } from './shifted-date.ts'

declare module 'vitest' {
  interface ProvidedContext {
    clockShiftMs: number
  }
}

shiftDate(inject('clockShiftMs'))
