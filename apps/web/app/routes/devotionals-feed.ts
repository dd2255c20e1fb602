import type { LoaderFunctionArgs } from 'react-router'
import { answerFeed } from '../page/feed.server.ts'

export const loader = (args: LoaderFunctionArgs) => answerFeed(args, 'DEVOCIONAL')
