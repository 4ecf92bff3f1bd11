import 'reflect-metadata'

// Fastify looks for the name of each plugin in `require.cache`, which jest computes anew for each look: 50 ms a plugin.
Object.assign(Function.prototype, { [Symbol.for('fastify.display-name')]: 'plugin' })
