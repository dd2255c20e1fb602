import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { launchOptions } from '../../e2e/launch-options.ts'

export const componentTests = '**/*.browser.test.tsx'

/** Folders whose tests leave nothing in their modules and pages that others would find changed. */
const onOnePage = [
  'packages/{client,editor,ui}/**/*.browser.test.tsx',
  'apps/web/app/features/{bible,chat,churches,events,giving,groups,media,payments,prayer,schedule,tickets}/**/*.browser.test.tsx',
]

/** Tests of components in Chromium, styled by the web app's style sheet, without motion. */
const componentsProject = {
  extends: true as const,
  plugins: [tailwindcss()],
  // Listed here, because a dependency found during the run would reload the page under its tests.
  optimizeDeps: {
    include: [
      'axe-core',
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'vitest-browser-react',
      'vitest-browser-react/pure',
      '@tanstack/react-query',
      'react-router',
      'react-router/dom',
      'react-hook-form',
      '@hookform/resolvers/standard-schema',
      'use-intl',
      'zod/mini',
      'zustand',
      'zustand/middleware',
      '@tiptap/core',
      '@tiptap/extension-blockquote',
      '@tiptap/extension-bold',
      '@tiptap/extension-collaboration',
      '@tiptap/extension-document',
      '@tiptap/extension-hard-break',
      '@tiptap/extension-heading',
      '@tiptap/extension-horizontal-rule',
      '@tiptap/extension-italic',
      '@tiptap/extension-list/bullet-list',
      '@tiptap/extension-list/item',
      '@tiptap/extension-list/keymap',
      '@tiptap/extension-list/ordered-list',
      '@tiptap/extension-paragraph',
      '@tiptap/extension-text',
      '@tiptap/extension-underline',
      '@tiptap/extensions/drop-cursor',
      '@tiptap/extensions/gap-cursor',
      '@tiptap/extensions/trailing-node',
      '@tiptap/extensions/undo-redo',
      '@tiptap/pm/state',
      '@tiptap/react',
      'yjs',
      '@noble/ed25519',
      'hls.js',
      'hls.js/light',
      'qr/decode.js',
      '@tanstack/react-virtual',
      'downshift',
      '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter',
      'diff',
      'react-easy-crop',
      'tus-js-client',
    ],
  },
  test: {
    provide: { clockShiftMs: Number(process.env.CLOCK_SHIFT_MS ?? 0) },
    setupFiles: [
      './scripts/testing/clock/shifted-page.ts',
      './scripts/testing/unexpected-errors.ts',
      './packages/ui/src/testing/no-view-transitions.ts',
      './packages/ui/src/testing/product-styles.ts',
      './scripts/testing/clean-page.ts',
    ],
    testTimeout: 15_000,
    // The report names what needed its second attempt, and three of them fail the run: docs/testing.md.
    retry: process.env.CI ? 1 : 0,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1024, height: 768 },
      provider: playwright({
        launchOptions,
        contextOptions: { reducedMotion: 'reduce' },
      }),
    },
  },
}

const { test } = componentsProject
const instances = () => [{ browser: 'chromium' as const }]

/** Projects of components: files that share a page and its modules (half the time), and files with a page each. */
export const componentsProjects: TestProjectInlineConfiguration[] = [
  {
    ...componentsProject,
    test: {
      ...test,
      name: 'components',
      include: onOnePage,
      isolate: false,
      browser: { ...test.browser, instances: instances() },
    },
  },
  {
    ...componentsProject,
    test: {
      ...test,
      name: 'components-isolated',
      include: [componentTests],
      exclude: ['**/node_modules/**', '**/build/**', ...onOnePage],
      browser: { ...test.browser, instances: instances() },
    },
  },
]
