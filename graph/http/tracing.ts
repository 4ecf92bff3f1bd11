import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { FastifyOtelInstrumentation } from '@fastify/otel'
import { context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import { loggedPath } from './request-log.ts'

const FLUSH_MS = 2000

/**
 * Sends a span for each request of the server, and one for each of its statements, to an OTLP receiver such as
 * http://localhost:4318. Import this module only where traces are wanted: it loads all of OpenTelemetry.
 * Call it before anything is registered. `stop` sends the remaining spans, for two seconds at most.
 */
export async function traceRequests(server: FastifyInstance, endpoint: string): Promise<{ stop: () => Promise<void> }> {
  const exporter = new OTLPTraceExporter({ url: new URL('v1/traces', `${endpoint.replace(/\/$/, '')}/`).href })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'ridgeline' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)

  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    recordExceptions: false,
    // Without the query, which may contain what a visitor typed.
    requestHook: (span, request) => span.setAttribute('url.path', loggedPath(request.url)),
  })
  requests.setTracerProvider(provider)
  await server.register(requests.plugin())

  // Only statements of a request, and without their values, which can be personal.
  const statements = new PgInstrumentation({ requireParentSpan: true, enhancedDatabaseReporting: false })
  statements.setTracerProvider(provider)
  // The instrumentation patches pg when it is required. That also affects code that imported pg before: it is the same object.
  createRequire(import.meta.url)('pg')

  return {
    stop: () => Promise.race([provider.shutdown().catch(() => {}), wait(FLUSH_MS, undefined, { ref: false })]),
  }
}
