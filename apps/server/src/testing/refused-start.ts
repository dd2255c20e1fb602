import { expect } from 'vitest'
import { type Ending, launchMain } from './server-process.ts'

/** Runs a command that must fail; returns its only line of output. */
export async function refusal(settings: Record<string, string>, args = ['serve'], folder?: string): Promise<string> {
  const ending = await launchMain(args, settings, folder).ended
  expectRefusal(ending)
  return ending.stderr
}

export function expectRefusal({ code, stdout, stderr }: Ending): void {
  expect(stderr).toMatch(/^Narthex cannot run: [^\n]+\n$/)
  expect(stderr).not.toMatch(/node_modules|\.ts\b|\n\s+at /)
  expect(stdout).not.toContain('Narthex is open')
  expect(code).toBe(1)
}
