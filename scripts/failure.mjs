/** An expected error, explained in one line for the person at the terminal. */
export class Failure extends Error {}

/**
 * Runs a script's main function: a Failure is one clear line and exit code 1, never a stack trace.
 * @param {() => Promise<number>} main gives the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
