import type { AnyConsoleResource } from './resource/console-resource.ts'
import { newsResource } from './resources/content/news.resource.tsx'

/** The kinds of records that the office lists and edits. */
export const kinds: readonly AnyConsoleResource[] = [newsResource]
