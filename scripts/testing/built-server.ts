import { ensureServerBuilt } from '../build.mjs'

/** Tests start the product as `npm start` does: bundled. From its sources each start would take two seconds more. */
export const setup = (): Promise<void> => ensureServerBuilt()
