import { become } from '../../child.mjs'
import { Failure, runMain } from '../../failure.mjs'
import { environmentOn } from './environment.mjs'

// node scripts/testing/clock/on-day.mjs 2028-02-29T23:30Z npx vitest run --project unit
await runMain(() => {
  const [day, command, ...args] = process.argv.slice(2)
  if (!day || !command) throw new Failure('Name a day and a command: on-day.mjs 2028-02-29T23:30Z npx vitest run')
  return become(command, args, { env: { ...process.env, ...environmentOn(day) } })
})
