import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compressedAssets } from './compressed-assets.ts'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), compressedAssets()],
  // Known from the start: found one by one, each would reload the page that asked for it.
  optimizeDeps: { include: ['use-intl', 'zod/mini', 'zustand', 'zustand/middleware'] },
  environments: { ssr: { build: { rolldownOptions: { input: './app/server.ts' } } } },
  // The server loads one self-contained file, in which React is the production one whatever NODE_ENV says.
  ...(command === 'build' && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
}))
