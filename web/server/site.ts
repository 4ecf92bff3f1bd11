import { globSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { compressAnswers } from '#graph/http/compression.ts'
import { OPEN_HEADERS } from '#graph/http/security-headers.ts'
import { textRoute } from '#graph/http/texts.ts'
import { contactForm } from './contactForm.ts'
import { desk } from './desk.ts'
import { type PageOptions, pageRoutes } from './pages.ts'
import { pictureQueue } from './pictureQueue.ts'
import { importedPictures, sitePictures } from './pictures.ts'
import { sitemap } from './sitemap.ts'
import { socialCards } from './socialCards.ts'
import { textsForPrograms } from './textsForPrograms.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'public, max-age=86400'

/** Headers of /embed.js: other origins may load the module, and a fix reaches them within an hour. */
const EMBED_HEADERS = {
  'cache-control': 'public, max-age=3600',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

/**
 * Files of the client build. Those in /assets have a content hash in their name, and those of the builds before are served as well
 * (`scripts/build.mjs` keeps two): a page that is open asks for the scripts of the build that made it.
 */
export const builtFiles =
  (clientDir: string): FastifyPluginAsync =>
  async (app) => {
    // Sending a file costs less than refusing it.
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, isVital: true }
    })
    const options = { wildcard: false, index: false, preCompressed: true, cacheControl: false } as const
    await app.register(fastifyStatic, {
      ...options,
      root: clientDir,
      globIgnore: ['assets/**'],
      setHeaders: (reply, path) => {
        if (path.startsWith(join(clientDir, 'embed.js'))) return reply.headers(EMBED_HEADERS)
        if (path.startsWith(join(clientDir, 'developers'))) reply.type('text/plain; charset=utf-8')
        if (path.startsWith(join(clientDir, 'media'))) reply.headers(OPEN_HEADERS)
        reply.header('cache-control', REVALIDATED)
      },
    })
    const builds = join(clientDir, '../..')
    const before = globSync('dist-*/client/assets', { cwd: builds }).map((folder) => join(builds, folder))
    await app.register(fastifyStatic, {
      ...options,
      root: [...new Set([join(clientDir, 'assets'), ...before])],
      prefix: '/assets/',
      decorateReply: false,
      setHeaders: (reply) => reply.header('cache-control', IMMUTABLE),
    })
    // A file of another release. Caches must not keep the 404, because another process may have the file.
    app.get('/assets/*', (_request, reply) =>
      reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found'),
    )
  }

/** The whole site: API, pictures, pages and the form that works without scripts. */
export const site =
  (options: PageOptions & { mediaDir: string }): FastifyPluginAsync =>
  async (app) => {
    await compressAnswers(app)
    await app.register(options.graph.routes)
    const drawing = { ...options, drawInTurn: pictureQueue() }
    await app.register(importedPictures(drawing))
    await app.register(sitePictures(drawing))
    await app.register(contactForm(options))
    await app.register(desk(options))
    const { deferred } = options.assets
    if (deferred) {
      const { path, css: text } = deferred
      await app.register(textRoute({ path, mediaType: 'text/css', text, cacheControl: IMMUTABLE }))
    }
    await app.register(textsForPrograms(options.graph.services))
    await app.register(sitemap(options.graph.services))
    await app.register(socialCards(options.graph, drawing))
    await app.register(pageRoutes(options))
  }
