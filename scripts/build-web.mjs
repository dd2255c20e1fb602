import { ensureBuilt } from './build.mjs'
import { runMain } from './failure.mjs'

/** `npm run build`: what `npm start` would build. Installs nothing. */
await runMain(async () => {
  await ensureBuilt()
  return 0
})
