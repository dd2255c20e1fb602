const { process } = globalThis as { process?: { readonly env: Readonly<Record<string, string | undefined>> } }

/** Whether this is the deep run (`npm run test:deep`), which tries everything at full strength. */
export const isDeepRun = process?.env.TEST_TIER === 'deep'

/** An amount of work (buyers, kills, random runs): `deep` in the deep run, `full` in every other. */
export const atStrength = ({ deep, full }: { readonly deep: number; readonly full: number }): number =>
  isDeepRun ? deep : full
