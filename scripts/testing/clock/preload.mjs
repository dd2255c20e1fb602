import { shiftDate } from './shifted-date.ts'

shiftDate(Number(process.env.CLOCK_SHIFT_MS ?? 0))
