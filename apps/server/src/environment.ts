import { existsSync } from 'node:fs'
import { type Config, readConfig } from './config.ts'

/** The settings of this process: its environment first, then `.env` in the working folder. */
export function configFromEnvironment(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig(process.env)
}
